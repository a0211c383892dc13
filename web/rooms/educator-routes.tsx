import { Navigate, Route, Routes } from 'react-router'
import { ArchiveScreen } from '../archive/archive-screen.tsx'
import { CompareScreen } from '../archive/compare-screen.tsx'
import { KeptRunScreen } from '../archive/kept-run-screen.tsx'
import { LinkedReportScreen } from '../archive/linked-report-screen.tsx'
import { CodeScreen } from './code-screen.tsx'
import { EducatorLayout } from './educator-layout.tsx'
import { RoomsScreen } from './rooms-screen.tsx'

/** The pages of who teaches, and the report of a kept run for whoever has its link. */
export function EducatorRoutes() {
  return (
    <Routes>
      <Route path="/report/:link" element={<LinkedReportScreen />} />
      <Route path="/rooms/:room/code" element={<CodeScreen />} />
      <Route element={<EducatorLayout />}>
        <Route path="/rooms" element={<RoomsScreen />} />
        <Route path="/archive" element={<ArchiveScreen />} />
        <Route path="/archive/compare" element={<CompareScreen />} />
        <Route path="/archive/:room/:run" element={<KeptRunScreen />} />
        <Route path="*" element={<Navigate to="/rooms" replace />} />
      </Route>
    </Routes>
  )
}
