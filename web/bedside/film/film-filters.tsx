/** Soft edges, the patches in the lungs and the grain of the plate. The seeds are fixed: a film looks the same every time. */
export function FilmFilters({ id }: { id: string }) {
  return (
    <defs>
      {[1, 2, 3, 5, 9, 16, 40].map((blur) => (
        <filter
          key={blur}
          id={`${id}blur${blur}`}
          x="-20%"
          y="-20%"
          width="140%"
          height="140%"
          colorInterpolationFilters="sRGB"
        >
          <feGaussianBlur stdDeviation={blur} />
        </filter>
      ))}
      <filter id={`${id}patches`} x="0" y="0" width="100%" height="100%" colorInterpolationFilters="sRGB">
        <feTurbulence type="fractalNoise" baseFrequency="0.019 0.022" numOctaves="4" seed="11" result="noise" />
        <feColorMatrix in="noise" values="0 0 0 0 0.9  0 0 0 0 0.93  0 0 0 0 0.95  3.6 1.4 0 0 -2.2" result="clouds" />
        <feColorMatrix in="noise" values="0 0 0 0 0.9  0 0 0 0 0.93  0 0 0 0 0.95  0 0.6 2.6 0 -1.36" result="knots" />
        <feMerge result="both">
          <feMergeNode in="knots" />
          <feMergeNode in="clouds" />
        </feMerge>
        <feGaussianBlur in="both" stdDeviation="1.2" result="soft" />
        <feGaussianBlur in="SourceGraphic" stdDeviation="6" result="within" />
        <feComposite in="soft" in2="within" operator="in" />
      </filter>
      <filter id={`${id}bowel`} x="-10%" y="-10%" width="120%" height="120%" colorInterpolationFilters="sRGB">
        <feTurbulence type="fractalNoise" baseFrequency="0.02" numOctaves="2" seed="7" />
        <feDisplacementMap in="SourceGraphic" scale="34" xChannelSelector="R" yChannelSelector="G" />
        <feGaussianBlur stdDeviation="3.4" />
      </filter>
      <filter id={`${id}grain`} x="0" y="0" width="100%" height="100%" colorInterpolationFilters="sRGB">
        <feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="1" seed="2" />
        <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0.7 0 0 0 -0.3" />
      </filter>
    </defs>
  )
}
