import { Braces, Printer, Table } from 'lucide-react'
import { Button } from '../../base/ui/button.tsx'

const FILE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-xl border border-line-strong bg-paper px-2 font-semibold hover:bg-wash'

/** A report to print or take along. */
export const ReportFiles = ({ path }: { path: string }) => (
  <div className="grid gap-2.5 min-[340px]:grid-cols-3 print:hidden">
    <Button look="quiet" className="px-2!" onClick={() => window.print()}>
      <Printer aria-hidden size={18} /> Print
    </Button>
    <a href={`${path}/report.csv`} download aria-label="Download CSV" className={FILE}>
      <Table aria-hidden size={18} /> CSV
    </a>
    <a href={`${path}/report.json`} download aria-label="Download JSON" className={FILE}>
      <Braces aria-hidden size={18} /> JSON
    </a>
  </div>
)
