title = Days of Steam
sentence = Leg vierkante tegels, verzamel stoom en rijd met je trein: rondjes en leveringen leveren punten op.
length = 45 min
