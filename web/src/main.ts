import '../../src/steamshed/look/tokens.css'
import '../../src/steamshed/look/scene.css'
import '../../src/steamshed/look/continent.css'
import './styles/fonts.css'
import './styles/app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { startWorker } from './lib/offline/worker'

if (import.meta.env.PROD) startWorker()

export default mount(App, { target: document.getElementById('app')! })
