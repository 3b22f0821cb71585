import { AppError } from '../errors/app-error.ts'

/** Which rows a paged call asks for. */
interface PageQuery {
  page: number
  page_size: number
}

/** The window of a page for LIMIT and OFFSET. */
export function windowOf(query: PageQuery): { limit: number; offset: number } {
  return { limit: query.page_size, offset: (query.page - 1) * query.page_size }
}

/** A page in Django REST framework's shape; `url` is the call's absolute address. Throws `invalid_page` past the last page. */
export function toPage<Row>(url: string, query: PageQuery, found: { count: number; results: Row[] }) {
  const last = Math.max(1, Math.ceil(found.count / query.page_size))
  if (query.page > last) throw new AppError('invalid_page')
  return {
    count: found.count,
    next: query.page < last ? linkTo(url, query.page + 1) : null,
    previous: query.page > 1 ? linkTo(url, query.page - 1) : null,
    results: found.results,
  }
}

/** The first page has no number in its address, as in Django. */
function linkTo(address: string, page: number): string {
  const url = new URL(address)
  if (page === 1) url.searchParams.delete('page')
  else url.searchParams.set('page', String(page))
  return url.href
}
