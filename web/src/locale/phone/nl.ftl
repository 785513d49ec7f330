# De app op het beginscherm van een telefoon, en spelen zonder verbinding.
app-description = Spoorwegbordspellen aan één tafel: met vrienden of bots, live of wekenlang.
