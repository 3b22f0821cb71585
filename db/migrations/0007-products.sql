-- Codes are kept with 13 digits (shorter ones filled up with zeros), those of cases with 14.

-- What users say is sold under a code. Never mixed with off_products: that database is under a share-alike licence.
create table user_products (
  gtin text not null check (gtin ~ '^\d{13,14}$'),
  owner_id bigint not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 50),
  -- What makes two names the same: neither case nor Polish letters nor punctuation. The capitals are translated too, because
  -- lower() leaves them as they are in a database of locale C.
  folded_name text not null generated always as (
    btrim(regexp_replace(lower(translate(name, 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ', 'acelnoszzACELNOSZZ')), '[[:space:][:punct:]]+', ' ', 'g'))
  ) stored,
  quantity numeric(12, 3) not null check (quantity > 0),
  unit text not null check (unit in ('g', 'ml', 'szt')),
  stated_at timestamptz not null default now(),
  primary key (gtin, owner_id)
);
create index user_products_owner_idx on user_products (owner_id);

-- Records of Open Food Facts (ODbL 1.0), looked up or imported.
create table off_products (
  gtin text primary key check (gtin ~ '^\d{13,14}$'),
  name text not null check (char_length(name) between 1 and 50),
  brands text,
  -- A number and a unit, `500 g`.
  quantity text,
  -- When the record was last changed there.
  modified_at timestamptz,
  fetched_at timestamptz not null,
  -- When a newer look at it was last asked for.
  refresh_asked_at timestamptz
);

-- How asking outside about a code stands. One row a code: who inserts it asks, everybody else waits for what comes of it.
create table product_lookups (
  gtin text primary key,
  state text not null check (state in ('asking', 'found', 'missing', 'failed')),
  -- Until then the state holds; afterwards the code may be asked about again.
  until timestamptz not null
);
create index product_lookups_until_idx on product_lookups (until);

-- How far a dump of Open Food Facts has been read, so that an interrupted import goes on.
create table product_imports (
  file_name text not null,
  file_size bigint not null,
  file_modified_at timestamptz not null,
  -- Empty for all countries.
  country text not null,
  lines bigint not null default 0,
  imported bigint not null default 0,
  broken bigint not null default 0,
  finished_at timestamptz,
  primary key (file_name, file_size, file_modified_at, country)
);

-- Paces what we ask of others, across all processes: when the next call would be due if all were spaced evenly.
create table outbound_paces (
  name text primary key,
  next_due_at timestamptz not null
);
