import { installPackages } from './debian-packages.mjs'
import { findFirefox, findWebKit, hasSound } from './find-engines.mjs'

const engines = [
  { name: 'Firefox', isHere: findFirefox, packages: ['firefox-esr'] },
  {
    name: 'WebKitGTK',
    isHere: findWebKit,
    packages: [
      'xvfb',
      ['webkit2gtk-driver', 'webkitgtk-webdriver'],
      'gstreamer1.0-libav',
      'gstreamer1.0-plugins-bad',
      'gstreamer1.0-pulseaudio',
    ],
  },
  { name: 'PulseAudio', isHere: hasSound, packages: ['pulseaudio', 'pulseaudio-utils'] },
]

/** Browsers of other makers for the tests, installed where they can be had. Without them the tests use Chromium alone. */
export async function ensureEngines() {
  const wanted = engines.filter(({ isHere }) => !isHere())
  if (wanted.length > 0) console.log(`Installing ${wanted.map(({ name }) => name).join(', ')} for the tests...`)
  for (const { packages } of wanted) await installPackages(...packages)
  const missing = wanted.filter(({ isHere }) => !isHere())
  if (missing.length === 0) return
  const packages = missing.flatMap((engine) => engine.packages.map((names) => [names].flat()[0]))
  console.log(
    `Only Chromium is tested: ${missing.map(({ name }) => name).join(', ')} could not be installed` +
      ` (on Debian: sudo apt-get install ${packages.join(' ')}).`,
  )
}
