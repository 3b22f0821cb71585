import type { connect } from '../../apps/server/src/platform/db/connect.ts'

/** One column of the migrated database, as the row types need it. */
export interface Column {
  table: string
  name: string
  type: string
  nullable: boolean
  hasDefault: boolean
  /** `generated always`: it cannot be written. */
  generated: boolean
  /** The texts that an enum type or a `check (column in (…))` allows, if there is one. */
  choices: string[]
}

/** Every column of the public schema, by table and in the order of definition; the migrator's own tables are left out. */
export async function readColumns(pool: ReturnType<typeof connect>['pool']): Promise<Column[]> {
  const { rows } = await pool.query<Omit<Column, 'choices'> & { check: string | null; labels: string[] }>(`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
      a.atthasdef or a.attidentity <> '' as "hasDefault", a.attidentity = 'a' or a.attgenerated <> '' as generated,
      (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%' limit 1) as "check",
      array(select e.enumlabel::text from pg_enum e where e.enumtypid = a.atttypid order by e.enumsortorder) as labels
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p', 'v') and c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely%'
      and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`)
  return rows.map(({ check, labels, ...column }) => ({ ...column, choices: labels.length > 0 ? labels : choicesOf(check) }))
}

function choicesOf(check: string | null): string[] {
  return [...(check ?? '').matchAll(/'([^']*)'::text/g)].map(([, choice = '']) => choice)
}
