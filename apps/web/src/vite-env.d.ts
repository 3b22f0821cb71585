/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** A hash over the sources; set by the build. */
  readonly APP_VERSION?: string
}

declare module '*?url&no-inline' {
  const url: string
  export default url
}
