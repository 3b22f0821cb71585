import type { Vessel } from './dish-looks.ts'

const SHADOW = 'rgb(60 25 8 / 0.16)'

/** Radius of the food in each vessel; a tray is filled from edge to edge and its food lies flatter. */
export const FOOD_RADIUS: Record<Vessel, number> = { plate: 88, bowl: 88, pan: 98, tray: 108, board: 84, glass: 62 }

/** What the food is served in, seen from above, around 0/0; with its one hard shadow to the lower right. */
export function DishVessel({ vessel, food }: { vessel: Vessel; food: string }) {
  switch (vessel) {
    case 'pan':
      return (
        <>
          <circle cx="9" cy="15" r="112" fill={SHADOW} />
          <rect x="88" y="70" width="120" height="34" rx="15" fill="#37322f" transform="rotate(38 88 70)" />
          <circle r="112" fill="#37322f" />
          <circle r="105" fill="#59534f" />
          <circle r="98" fill={food} />
        </>
      )
    case 'tray':
      return (
        <>
          <rect x="-132" y="-78" width="280" height="190" rx="44" fill={SHADOW} />
          <rect x="-158" y="-22" width="316" height="44" rx="20" fill="#8d4a2b" />
          <rect x="-140" y="-96" width="280" height="192" rx="44" fill="#a85a35" />
          <rect x="-126" y="-82" width="252" height="164" rx="34" fill={food} />
        </>
      )
    case 'board':
      return (
        <>
          <rect x="-122" y="-84" width="264" height="190" rx="30" fill={SHADOW} />
          <rect x="-132" y="-98" width="264" height="190" rx="30" fill="#c99a66" />
          <rect x="-96" y="-68" width="192" height="132" rx="44" fill={food} />
          <rect x="-84" y="-58" width="168" height="112" rx="38" fill="#f1cb93" />
        </>
      )
    case 'glass':
      return (
        <>
          <circle cx="9" cy="13" r="84" fill={SHADOW} />
          <circle r="84" fill="#eef4f1" />
          <circle r="70" fill={food} />
        </>
      )
    case 'bowl':
      return (
        <>
          <circle cx="9" cy="15" r="118" fill={SHADOW} />
          <circle r="118" fill="#fffaf2" />
          <circle r="100" fill="#e4d6c2" />
          <circle r="92" fill={food} />
        </>
      )
    case 'plate':
      return (
        <>
          <circle cx="9" cy="15" r="122" fill={SHADOW} />
          <circle r="122" fill="#fffaf2" />
          <circle r="94" fill="#f0e4d3" />
          <circle r="86" fill={food} />
        </>
      )
  }
}
