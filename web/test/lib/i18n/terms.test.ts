import { describe, expect, it } from 'vitest'
import { finder } from '../../../src/lib/i18n/terms'
import type { Term } from '../../../src/lib/generated/wire'

const term = (id: string, ...forms: string[]): Term => ({ id, word: id, forms, says: `what a ${id} is` })
const find = finder([term('city', 'city', 'cities'), term('new-city', 'New City', 'New Cities'), term('link', 'link*')])

/** The parts of a text, a term as [id, text]. */
const cut = (text: string, by = find) =>
  by(text).map((part) => (typeof part === 'string' ? part : [part.term.id, part.text]))

describe('terms in a text', () => {
  it('whole words only', () => {
    expect(cut('A blink, a link.')).toEqual(['A blink, a ', ['link', 'link'], '.'])
    expect(cut('electricity')).toEqual(['electricity'])
  })
  it('the longest form first, whatever the case', () => {
    expect(cut('new cities and a City')).toEqual([['new-city', 'new cities'], ' and a ', ['city', 'City']])
  })
  it('only where it comes first in a paragraph', () => {
    expect(cut('link, links')).toEqual([['link', 'link'], ', links'])
    const seen = new Set<string>()
    find('a city', seen)
    expect(find('the cities', seen)).toEqual(['the cities'])
  })
  it('a star stands for any ending, also of letters beyond the alphabet', () => {
    const hungarian = finder([term('share', 'részvény*'), term('town', 'kis* vár*')])
    expect(cut('Két részvényért ád.', hungarian)).toEqual(['Két ', ['share', 'részvényért'], ' ád.'])
    expect(cut('a Kisebb városban', hungarian)).toEqual(['a ', ['town', 'Kisebb városban']])
    expect(cut('úrészvény', hungarian)).toEqual(['úrészvény'])
  })
  it('signs of patterns are plain letters', () => {
    expect(cut('2-(1) or 2 1', finder([term('speed', '2-(1)')]))).toEqual([['speed', '2-(1)'], ' or 2 1'])
  })
  it('nothing to explain', () => {
    expect(cut('A link.', finder([]))).toEqual(['A link.'])
    expect(cut('')).toEqual([])
  })
})
