import type { ChooseChallenge } from '#case/views/challenge/challenge.ts'
import { useView } from '../../live/live-store.ts'
import { RoleAvatar } from '../../roles/role-avatar.tsx'
import { roles } from '../../roles/roles.ts'
import { hasReachedChallenge } from './at-challenge.ts'
import { settingsText } from './settings-text.ts'

const suggesters = [
  { role: 1, field: 'rt' },
  { role: 2, field: 'rn' },
] as const

/** What RT and RN suggest, as it comes in. */
export function SuggestionList({ choose: { suggestions, answer } }: { choose: ChooseChallenge }) {
  const places = useView((view) => view.places)
  const silentText = (role: 1 | 2) => {
    if (answer !== null) return 'made no suggestion'
    return hasReachedChallenge(role, places?.[role] ?? 0) ? 'has not suggested yet' : 'is not at the challenge yet'
  }

  return (
    <ul aria-label="What your team suggests" aria-live="polite" className="rounded-xl bg-wash px-4 py-1.5">
      {suggesters.map(({ role, field }) => {
        const settings = suggestions[field]
        return (
          <li key={role} className="flex items-center gap-3 py-2">
            <RoleAvatar role={role} size="tiny" isEmpty={settings === null} />
            <p className="min-w-0 flex-1 leading-snug">
              <span className="font-semibold">{roles[role].label}</span>{' '}
              {settings ? (
                <>
                  suggests <span className="font-semibold tabular-nums">{settingsText(settings)}</span>
                </>
              ) : (
                <span className="text-ink-soft">{silentText(role)}</span>
              )}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
