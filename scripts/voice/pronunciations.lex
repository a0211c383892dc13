eyem nil : ay1 m
apgars nil : ae1 p g aa1 r z
cesarean nil : s ax0 z eh1 r iy0 ax0 n
gentamicin nil : jh eh1 n t ax0 m ay1 s ih0 n
intubated nil : ih1 n t uw0 b ey1 t ax0 d
meconium nil : m ax0 k ow1 n iy0 ax0 m
