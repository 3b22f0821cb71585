/** Title and description of a public page, for search engines and for link previews. */
export function PublicMeta({ title, description }: { title: string; description: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Spiżarka" />
      <meta property="og:locale" content="pl_PL" />
    </>
  )
}
