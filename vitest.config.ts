import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{case,content,sound,server,web,scripts,soak}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // No test replaces a module or a global: files may share a worker, which saves loading everything for each.
    isolate: false,
    // Tests on PostgreSQL wait more than they work.
    maxWorkers: Math.max(3, availableParallelism()),
    // Some tests start servers, and machines can be very slow: only what is stuck should end here.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // Within a file, in another order each time: a test that fails tells the seed that repeats it.
    sequence: { shuffle: { tests: true } },
    globalSetup: 'scripts/test/vitest-setup.ts',
  },
})
