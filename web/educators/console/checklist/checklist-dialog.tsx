import type { ComponentProps } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { Checklist } from './checklist.tsx'

/** The checklist in the hand of who walks among the team. */
export const ChecklistDialog = ({ onClose, ...props }: ComponentProps<typeof Checklist> & { onClose: () => void }) => (
  <Dialog title="Checklist" onClose={onClose}>
    <div className="overflow-y-auto pt-3">
      <Checklist {...props} />
    </div>
  </Dialog>
)
