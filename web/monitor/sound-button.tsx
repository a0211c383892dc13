import { Volume2, VolumeX } from 'lucide-react'
import { IconButton } from '../ui/button.tsx'
import { useMonitorSound } from './sound.ts'

export function SoundButton() {
  const { isOn, toggle } = useMonitorSound()
  const Icon = isOn ? Volume2 : VolumeX

  return (
    <IconButton
      label="Monitor sound"
      aria-pressed={isOn}
      onClick={toggle}
      className="text-[#c9d6ee]! hover:bg-white/10! hover:text-white!"
    >
      <Icon aria-hidden size={20} />
    </IconButton>
  )
}
