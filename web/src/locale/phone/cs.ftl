# Aplikace na ploše telefonu a hra bez spojení.
app-description = Železniční deskové hry u jednoho stolu: s přáteli nebo s boty, naživo nebo na týdny.
