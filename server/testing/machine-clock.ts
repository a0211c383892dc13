import pg from 'pg'

/** A clock that can be set. What is timed goes on. */
export interface SetClock {
  /** So much from the true time, from now on. */
  set(aheadMs: number): Promise<void>
  restore(): Promise<void>
}

/** The clock of a database, as everybody sees it who connects from now on. */
export async function databaseClockOf(databaseUrl: string): Promise<SetClock> {
  const ask = async (sql: string, values: unknown[] = []) => {
    const client = new pg.Client(databaseUrl)
    await client.connect()
    await client.query(sql, values.length > 0 ? values : undefined).finally(() => client.end())
  }
  await ask(`
    create table machine_clock (ahead_ms float8 not null);
    insert into machine_clock values (0);
    create function clock_timestamp() returns timestamptz language sql volatile
      as $$ select pg_catalog.clock_timestamp() + ahead_ms * interval '1 ms' from public.machine_clock $$;
    create function now() returns timestamptz language sql stable
      as $$ select pg_catalog.now() + ahead_ms * interval '1 ms' from public.machine_clock $$;
    do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`)
  return {
    set: (aheadMs) => ask('update machine_clock set ahead_ms = $1', [aheadMs]),
    restore: () => ask('update machine_clock set ahead_ms = 0'),
  }
}

/** The clock of the machine that both this process and a database run on. To be made before anybody asks either. */
export async function machineClockOf(databaseUrl: string): Promise<SetClock> {
  const database = await databaseClockOf(databaseUrl)
  const RealDate = Date
  let aheadMs = 0
  globalThis.Date = class extends RealDate {
    constructor(...given: unknown[]) {
      if (given.length > 0) super(...(given as [number]))
      else super(RealDate.now() + aheadMs)
    }
    static override now(): number {
      return RealDate.now() + aheadMs
    }
  } as DateConstructor

  return {
    set(to) {
      aheadMs = to
      return database.set(to)
    },
    restore() {
      globalThis.Date = RealDate
      return database.restore()
    },
  }
}
