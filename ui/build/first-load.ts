/** Library parts that only some pages need. */
const SELDOM =
  /TextInput|PasswordInput|Checkbox|InlineInput|Modal|Combobox|Popover|@floating-ui|react-remove-scroll|infinite/i;

/** Our own modules that stand on nearly every page. */
const COMMON =
  /\/(ui\/(shell\/(?!choice|page\.|action)|theme|hooks|i18n|composition|features\/foods\/(figures|hit|queries|nutrient-names)|features\/diary\/(components\/)?(diary-settings|meal-names|ring|day-figures|day-summary|nutrient-bar|queries|optimistic|use-diary-actions|use-describing|entry-of-hit))|domain\/(diary(?!\/(change-settings|check-slots|plain-name|quick-add-figures|water))|nutrition(?!\/(quality|misplaced))|foods|locales|navigation|calendar|result)\/)/;

/**
 * Two large chunks instead of fifty small ones: they compress better (20 kB less on the first load of the diary), and
 * the libraries outlive most releases.
 */
export const firstLoad = [
  { name: "vendor", test: (id: string) => /node_modules/.test(id) && !SELDOM.test(id) },
  { name: "base", test: COMMON },
];
