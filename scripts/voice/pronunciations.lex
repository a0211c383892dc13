eyem nil : ay1 m
apgars nil : ae1 p g aa1 r z
cesarean nil : s ax0 z eh1 r iy0 ax0 n
compressions nil : k ax0 m p r eh1 sh ax0 n z
dopamine nil : d ow1 p ax0 m iy0 n
epinephrine nil : eh1 p ax0 n eh1 f r ax0 n
fentanyl nil : f eh1 n t ax0 n ih0 l
gentamicin nil : jh eh1 n t ax0 m ay1 s ih0 n
hertz nil : hh er1 t s
intubated nil : ih1 n t uw0 b ey1 t ax0 d
labile nil : l ey1 b ay0 l
meconium nil : m ax0 k ow1 n iy0 ax0 m
methemoglobin nil : m eh1 t hh iy1 m ax0 g l ow1 b ax0 n
saline nil : s ey1 l iy0 n
