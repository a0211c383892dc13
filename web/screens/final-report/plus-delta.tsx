import { Plus, Triangle } from 'lucide-react'
import type { RoleId } from '#case/records/roles.ts'
import type { DebriefView } from '#case/views/debrief.ts'
import { DebriefPrompt } from './debrief-prompt.tsx'

const sides = {
  plus: { name: 'Plus', Icon: Plus, look: 'border-present bg-[#eef7f1]', head: 'text-[#12633c]' },
  delta: { name: 'Delta', Icon: Triangle, look: 'border-away bg-away-soft', head: 'text-[#5f3f00]' },
} as const

/** The board: what helped on one side, what to change on the other. */
export function PlusDelta({ prompts, role }: { prompts: DebriefView[number]['prompts']; role: RoleId }) {
  return (
    <div className="grid gap-3 min-[500px]:grid-cols-2 print:gap-1.5">
      {prompts.map((prompt) => {
        const { name, Icon, look, head } = sides[prompt.kind === 'plus' ? 'plus' : 'delta']
        return (
          <div key={prompt.slug} className={`rounded-card border-t-4 p-4 print:p-1.5 ${look}`}>
            <h4 className={`mb-2 flex items-center gap-1.5 font-bold print:mb-0 ${head}`}>
              <Icon aria-hidden size={18} strokeWidth={3} /> {name}
            </h4>
            <DebriefPrompt prompt={prompt} role={role} />
          </div>
        )
      })}
    </div>
  )
}
