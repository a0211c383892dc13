/** What something is called, and what it is, in a list of such. */
export const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-ink-soft">{name}</dt>
    <dd className="font-semibold tabular-nums">{value}</dd>
  </div>
)
