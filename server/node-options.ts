import type { MetricsAddress } from './settings/config.ts'
import type { HospitalSettings } from './settings/hospital.ts'
import type { LogFormat } from './settings/log.ts'
import type { HouseStory } from './stories/house-story.ts'

export interface NodeOptions {
  readonly databaseUrl: string
  readonly webDir: string
  readonly host: string
  readonly port: number
  readonly proxies?: string | undefined
  readonly pace: number
  /** Those of the house, the open room's first. Left out: those that come with the trainer. */
  readonly stories?: readonly HouseStory[]
  /** Visitors may practise alone without an account. */
  readonly guestsPractise?: boolean
  /** People sign in by password. Left out: they do. */
  readonly hasPasswords?: boolean
  /** How people sign in with their hospital's account, where they do. */
  readonly hospital?: HospitalSettings | undefined
  /** Demo accounts are there, with this password, before anybody can sign in. */
  readonly demoPassword?: string | undefined
  readonly logLevel?: string
  readonly logFormat?: LogFormat
  readonly bodyWithinMs?: number
  /** In which an upload of sound must bring the least. */
  readonly soundWindowMs?: number
  /** How long somebody may be without a page before the others hear of it. */
  readonly graceSeconds?: number
  /** How long nobody may be here before the database is left alone. */
  readonly restsAfterMs?: number
  /** By which people are held to a pace. */
  readonly paceClock?: () => number
  /** How long a room is kept that nobody is in. */
  readonly letGoAfterMs?: number
  /** What phones reach it by, where that is not what a browser on this machine calls it. */
  readonly address?: string | undefined
  readonly tls?: { key: string; cert: string } | undefined
  /** Where the node tells its metrics, if anywhere. */
  readonly metrics?: MetricsAddress | undefined
}
