/** Why phones cannot join by an address of the computer itself, and what to do about it. */
export const OwnComputerNote = () => (
  <p>
    Only this computer can open this address: a phone would look for the trainer in itself. So that phones of the same
    network can join, end the trainer and start it with{' '}
    <code className="whitespace-nowrap font-semibold">npm start -- --lan</code>.
  </p>
)
