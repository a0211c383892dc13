import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '../../ui/button.tsx'

interface ZoomButtonsProps {
  readonly isWhole: boolean
  /** Below 1: closer. */
  readonly onZoom: (factor: number) => void
  readonly onWhole: () => void
}

export function ZoomButtons({ isWhole, onZoom, onWhole }: ZoomButtonsProps) {
  return (
    <div className="-mr-2 flex items-center">
      <IconButton label="Zoom in" onClick={() => onZoom(0.5)}>
        <ZoomIn aria-hidden size={20} />
      </IconButton>
      <IconButton label="Zoom out" disabled={isWhole} className="disabled:text-line-strong" onClick={() => onZoom(2)}>
        <ZoomOut aria-hidden size={20} />
      </IconButton>
      <IconButton label="The whole run" disabled={isWhole} className="disabled:text-line-strong" onClick={onWhole}>
        <Maximize2 aria-hidden size={18} />
      </IconButton>
    </div>
  )
}
