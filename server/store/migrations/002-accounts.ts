import { type Kysely, sql } from 'kysely'

/** What the accounts library keeps, as it asks for it, and the count of sign-in tries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table "user" (
      "id" text primary key, "name" text not null, "email" text not null unique, "emailVerified" boolean not null,
      "image" text, "createdAt" timestamptz not null default now(), "updatedAt" timestamptz not null default now()
    );

    create table "session" (
      "id" text primary key, "expiresAt" timestamptz not null, "token" text not null unique,
      "createdAt" timestamptz not null default now(), "updatedAt" timestamptz not null,
      "ipAddress" text, "userAgent" text, "userId" text not null references "user" on delete cascade
    );
    create index on "session" ("userId");

    create table "account" (
      "id" text primary key, "accountId" text not null, "providerId" text not null,
      "userId" text not null references "user" on delete cascade,
      "accessToken" text, "refreshToken" text, "idToken" text,
      "accessTokenExpiresAt" timestamptz, "refreshTokenExpiresAt" timestamptz, "scope" text, "password" text,
      "createdAt" timestamptz not null default now(), "updatedAt" timestamptz not null
    );
    create index on "account" ("userId");

    create table "verification" (
      "id" text primary key, "identifier" text not null, "value" text not null, "expiresAt" timestamptz not null,
      "createdAt" timestamptz not null default now(), "updatedAt" timestamptz not null default now()
    );
    create index on "verification" ("identifier");

    create table sign_in_tries (key text primary key, tries int not null, since timestamptz not null);
    create table settings (name text primary key, value text not null);
  `.execute(db)
}
