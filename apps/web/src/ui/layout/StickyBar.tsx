import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** The main action of a task at the thumb; stays above the on-screen keyboard and tells the page how much room it takes. */
export function StickyBar({ children, caption }: { children: ReactNode; caption?: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const root = document.documentElement
    const observer = new ResizeObserver(() => root.style.setProperty('--bottom-bar', `${element.offsetHeight}px`))
    observer.observe(element)

    const viewport = window.visualViewport
    const follow = () => {
      const hidden = viewport ? window.innerHeight - viewport.height - viewport.offsetTop : 0
      element.style.translate = hidden > 0 ? `0 -${hidden}px` : ''
    }
    viewport?.addEventListener('resize', follow)
    viewport?.addEventListener('scroll', follow)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--bottom-bar')
      viewport?.removeEventListener('resize', follow)
      viewport?.removeEventListener('scroll', follow)
    }
  }, [])

  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-5 mt-auto flex flex-col gap-2.5 bg-card px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-bar md:px-10"
    >
      <div className="mx-auto flex w-full max-w-160 flex-col gap-2.5">
        {children}
        {caption && <p className="text-center text-small text-muted">{caption}</p>}
      </div>
    </div>
  )
}
