/** As long as words get: German joins them, Japanese parts them nowhere. */
export const GERMAN = [
  "Vollkornroggenbrot mit Sonnenblumenkernen und Frischkäsezubereitung",
  "Donaudampfschifffahrtsgesellschaftskapitänsfrühstück, ungesüßt",
  "Geschwindigkeitsbegrenzungsschildkrötensuppe",
  "Weizenvollkornnudelauflauf",
] as const;

export const JAPANESE = [
  "鶏もも肉と野菜の炊き込みご飯（とりももにくとやさいのたきこみごはん）",
  "特選黒毛和牛のすき焼き定食・生卵付き・ご飯大盛り無料サービス中",
  "抹茶ラテ",
  "ほうれん草のおひたし",
] as const;
