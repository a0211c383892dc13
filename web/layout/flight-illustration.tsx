const CANOPY = 'M130 318v-74c0-46 34-76 82-76h136c48 0 82 30 82 76v74Z'

/** Our own picture: a newborn in a transport incubator, and the aircraft whose trail is the heartbeat. */
export function FlightIllustration({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 560 440" fill="none" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id="trail" x1="20" y1="0" x2="420" y2="0" gradientUnits="userSpaceOnUse">
          <stop stopColor="#f6b48a" stopOpacity="0" />
          <stop offset="0.35" stopColor="#f6b48a" stopOpacity="0.9" />
          <stop offset="1" stopColor="#ffe0cb" />
        </linearGradient>
        <linearGradient id="canopy" x1="280" y1="170" x2="280" y2="320" gradientUnits="userSpaceOnUse">
          <stop stopColor="#ffffff" stopOpacity="0.28" />
          <stop offset="1" stopColor="#ffffff" stopOpacity="0.08" />
        </linearGradient>
        <radialGradient
          id="warmth"
          cx="0"
          cy="0"
          r="1"
          gradientTransform="matrix(0 110 -160 0 260 290)"
          gradientUnits="userSpaceOnUse"
        >
          <stop stopColor="#f6b48a" stopOpacity="0.6" />
          <stop offset="1" stopColor="#f6b48a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g fill="#ffffff" opacity="0.6">
        <circle cx="46" cy="30" r="1.5" />
        <circle cx="150" cy="12" r="1" />
        <circle cx="292" cy="22" r="1.5" />
        <circle cx="60" cy="180" r="1" />
        <circle cx="520" cy="182" r="1.5" />
        <circle cx="490" cy="16" r="1" />
      </g>
      <Aircraft />
      <Incubator />
    </svg>
  )
}

function Aircraft() {
  return (
    <g>
      <path
        d="M20 92h96l10-16 14 30 18-68 20 84 14-42 10 12h40l8-10 10 10h128"
        stroke="url(#trail)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="translate(392 44) rotate(-6)">
        <path d="M6 44c22-12 64-18 104-16 16 1 30 7 34 15 1 3-1 5-4 6-40 8-98 10-130 4-8-2-10-6-4-9Z" fill="#f4f7ff" />
        <path d="M10 44 0 14c-1-3 1-5 4-5h8c2 0 4 1 5 3l18 25Z" fill="#c3cfe9" />
        <path d="M66 48 34 82c-2 2-1 5 2 5h10c3 0 5-1 7-3l48-36Z" fill="#c3cfe9" />
        <path d="M70 30 52 8c-1-2 0-4 2-4h7c2 0 4 1 5 2l34 23Z" fill="#9fb0d8" />
        <path d="M126 30c8 1 14 5 17 10h-16c-3 0-5-2-5-4s1-6 4-6Z" fill="#23357a" />
        <g fill="#23357a">
          <circle cx="64" cy="38" r="3" />
          <circle cx="78" cy="37" r="3" />
          <circle cx="92" cy="36.500" r="3" />
          <circle cx="106" cy="36.500" r="3" />
        </g>
        <path d="M40 42h8m-4-4v8" stroke="#d2593f" strokeWidth="3.500" strokeLinecap="round" />
      </g>
    </g>
  )
}

function Incubator() {
  return (
    <g>
      <ellipse cx="280" cy="424" rx="210" ry="12" fill="#060d24" opacity="0.45" />
      <g fill="#8fa1cc">
        <circle cx="150" cy="412" r="13" />
        <circle cx="410" cy="412" r="13" />
      </g>
      <g fill="#0e1a3d">
        <circle cx="150" cy="412" r="5" />
        <circle cx="410" cy="412" r="5" />
      </g>
      <path d="M138 400h284M170 400v-22m220 22v-22" stroke="#c3cfe9" strokeWidth="9" strokeLinecap="round" />
      <rect x="112" y="318" width="336" height="64" rx="18" fill="#eef2fb" />
      <rect x="112" y="318" width="336" height="14" rx="7" fill="#c3cfe9" />
      <rect x="136" y="342" width="128" height="28" rx="7" fill="#0e1a3d" />
      <path
        d="M144 357h26l5-8 6 16 7-22 6 20 4-6h56"
        stroke="#7fe0c3"
        strokeWidth="2.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g fill="#9fb0d8">
        <circle cx="300" cy="356" r="8" />
        <circle cx="326" cy="356" r="8" />
        <rect x="350" y="348" width="74" height="6" rx="3" />
        <rect x="350" y="359" width="50" height="6" rx="3" />
      </g>
      <path d={CANOPY} fill="url(#canopy)" />
      <path d={CANOPY} fill="url(#warmth)" />
      <Newborn />
      <path d={CANOPY} stroke="#ffffff" strokeOpacity="0.75" strokeWidth="4" />
      <path d="M152 244c2-30 26-52 60-54" stroke="#ffffff" strokeOpacity="0.7" strokeWidth="5" strokeLinecap="round" />
      <g fill="#ffffff" fillOpacity="0.1" stroke="#ffffff" strokeOpacity="0.6" strokeWidth="3">
        <circle cx="312" cy="222" r="21" />
        <circle cx="372" cy="222" r="21" />
      </g>
    </g>
  )
}

function Newborn() {
  return (
    <g>
      <rect x="152" y="298" width="256" height="20" rx="10" fill="#ffffff" />
      <path d="M232 300c4-36 40-50 84-46 38 3 66 18 70 46Z" fill="#f7d9e5" />
      <path
        d="M262 262c18 10 30 22 38 38m2-46c16 8 34 24 42 46"
        stroke="#e7b4c9"
        strokeWidth="3.500"
        strokeLinecap="round"
      />
      <circle cx="212" cy="272" r="30" fill="#f2c6a5" />
      <path d="M183 268c0-22 14-34 31-34s30 12 29 30c-18-8-42-8-60 4Z" fill="#ffffff" />
      <path d="M184 264c16-10 40-11 58-3" stroke="#9fc9e8" strokeWidth="5" strokeLinecap="round" />
      <path d="M198 278c3 3 7 3 10 0m10-1c3 3 7 3 10 0" stroke="#7a4a32" strokeWidth="2.500" strokeLinecap="round" />
      <path d="M208 290c3 2 7 2 10 0" stroke="#7a4a32" strokeWidth="2.500" strokeLinecap="round" />
    </g>
  )
}
