import { setFlagsFromString } from 'node:v8'

// Node lets its space for young objects grow to 16 MB, of which it holds two, as soon as a start has needed them once, and keeps them. What a command
// makes fits into the first MB, and costs no more in it. Imported before all else, since loading the rest is what lets it grow.
setFlagsFromString('--semi-space-growth-factor=1')
