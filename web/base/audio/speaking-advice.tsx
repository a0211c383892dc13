/** What makes a good briefing, in a few short sentences. */
export function SpeakingAdvice({ lines }: { lines: readonly string[] }) {
  return (
    <section aria-label="A good briefing" className="rounded-card bg-(--role-soft) px-5 py-4">
      <ul className="list-disc space-y-1 pl-5 leading-relaxed marker:text-(--role)">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
