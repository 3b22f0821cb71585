/** A leaf growing up from its point; `size` is about half its length. */
export function Leaf({ x, y, size, angle = 0, fill }: { x: number; y: number; size: number; angle?: number; fill: string }) {
  return (
    <path
      d="M0 0C.55-.55.5-1.35 0-1.9-.5-1.35-.55-.55 0 0Z"
      fill={fill}
      transform={`translate(${x} ${y}) rotate(${angle}) scale(${size})`}
    />
  )
}
