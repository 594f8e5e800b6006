/** Sample sentences in the languages of the fonts. It stays the same, so that a new message does not remake the fonts. */
export const sampleText = (): string =>
  [
    "What did you eat? Type two letters, press Enter, and see what is left of your day: 1,240 kcal left, 433 eaten of 1,441 kcal.",
    "Breakfast, lunch, dinner and snacks; carbohydrates 40 of 180 g, fat 25 of 32 g, protein 19 of 108 g. Where the energy comes from.",
    "Marks the day as fully logged, so that averages can trust it. Your goals were changed somewhere else: they are fresh again now.",
    "Gib zwei Buchstaben ein und sieh, was heute noch übrig ist. Woher die Energie kommt: Kohlenhydrate, Fett und Eiweiß, 95 g.",
    "Tapez deux lettres et voyez ce qu’il vous reste aujourd’hui. Les objectifs ont été modifiés ailleurs, à 7 h 25.",
    "Escribe dos letras y mira cuánto te queda hoy. Digite duas letras e veja quanto ainda resta: 2.040 kcal.",
    "Typ twee letters en zie wat er vandaag nog over is. Skriv två bokstäver och se vad som är kvar av dagen, 638.",
  ].join(" ");
