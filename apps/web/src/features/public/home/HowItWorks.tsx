import { Card } from '../../../ui/Card.tsx'

const steps = [
  {
    title: 'Dodaj to, co masz',
    text: 'Wpisz listę, zrób zdjęcie paragonu albo zeskanuj kody. Sprawdzasz i\u00a0zatwierdzasz jednym dotknięciem.',
  },
  {
    title: 'Wybierz, co ugotujesz',
    text: 'Najpierw podpowiadamy dania z\u00a0tego, co trzeba zużyć. Z\u00a0Twoją dietą i\u00a0zdrowiem w\u00a0pamięci.',
  },
  {
    title: 'Ugotuj, reszta zrobi się sama',
    text: 'Zużyte ilości znikają ze spiżarni, a\u00a0brakujące trafiają na listę zakupów.',
  },
]

export function HowItWorks() {
  return (
    <section id="jak-to-dziala" aria-labelledby="jak-to-dziala-tytul" className="scroll-mt-6">
      <h2 id="jak-to-dziala-tytul" className="mb-4 text-h2 md:mb-6 md:text-[2.25rem] md:leading-11">
        Jak to działa
      </h2>
      <ol className="grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-6">
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <Card className="flex h-full gap-4 p-4 md:flex-col md:gap-3 md:p-7">
              <span
                aria-hidden
                className="w-9 shrink-0 text-center font-display text-[2.25rem] leading-10 text-brand md:text-left md:text-[3.25rem] md:leading-13"
              >
                {index + 1}
              </span>
              <div className="min-w-0">
                <h3 className="text-h4 md:text-h3">{title}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </div>
            </Card>
          </li>
        ))}
      </ol>
    </section>
  )
}
