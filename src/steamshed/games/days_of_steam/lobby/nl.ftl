title = Days of Steam
sentence = Leg vierkante tegels, verzamel stoom en rijd met je trein: circuits en leveringen brengen punten op.
length = 45 min
