/** RE1: a zone as a list shows it; the offset is standard time's, in minutes east of Greenwich. */
export type TimeZone = { readonly name: string; readonly iana: string; readonly offsetMinutes: number };

/** Standard offset in minutes, then the zones of that offset as "IANA=name", west to east; a place named like its zone needs no name. */
const ZONES: readonly (readonly [offset: number, zones: string])[] = [
  [-660, "Pacific/Pago_Pago=American Samoa"],
  [-600, "Pacific/Honolulu=Hawaii|Pacific/Tahiti"],
  [-570, "Pacific/Marquesas=Marquesas Islands"],
  [-540, "America/Anchorage=Alaska"],
  [-480, "America/Los_Angeles=Pacific Time (US & Canada)|America/Tijuana"],
  [-420, "America/Denver=Mountain Time (US & Canada)|America/Phoenix=Arizona|America/Hermosillo"],
  [
    -360,
    "America/Chicago=Central Time (US & Canada)|America/Regina=Saskatchewan|America/Mexico_City|America/Guatemala|America/Costa_Rica",
  ],
  [
    -300,
    "America/New_York=Eastern Time (US & Canada)|America/Panama|America/Jamaica|America/Havana|America/Bogota=Bogotá|America/Lima|America/Guayaquil=Quito",
  ],
  [
    -240,
    "America/Halifax=Atlantic Time (Canada)|America/Puerto_Rico|America/Caracas|America/La_Paz|America/Manaus|America/Santiago",
  ],
  [-210, "America/St_Johns=Newfoundland"],
  [-180, "America/Sao_Paulo=Brasília|America/Argentina/Buenos_Aires|America/Montevideo|America/Asuncion=Asunción"],
  [-120, "America/Noronha=Fernando de Noronha|America/Nuuk=Greenland"],
  [-60, "Atlantic/Azores|Atlantic/Cape_Verde"],
  [0, "UTC|Europe/London|Europe/Dublin|Europe/Lisbon|Atlantic/Reykjavik=Reykjavík|Africa/Abidjan|Africa/Accra"],
  [
    60,
    "Europe/Amsterdam|Europe/Belgrade|Europe/Berlin|Europe/Brussels|Europe/Budapest|Europe/Copenhagen|Europe/Madrid|Europe/Oslo|Europe/Paris|Europe/Prague|Europe/Rome|Europe/Stockholm|Europe/Vienna|Europe/Warsaw|Europe/Zurich|Africa/Algiers|Africa/Casablanca|Africa/Lagos|Africa/Tunis",
  ],
  [
    120,
    "Europe/Athens|Europe/Bucharest|Europe/Helsinki|Europe/Kyiv|Europe/Riga|Europe/Sofia|Europe/Tallinn|Europe/Vilnius|Asia/Beirut|Asia/Jerusalem|Africa/Cairo|Africa/Johannesburg|Africa/Tripoli",
  ],
  [
    180,
    "Europe/Istanbul|Europe/Minsk|Europe/Moscow|Asia/Baghdad|Asia/Kuwait|Asia/Riyadh|Africa/Addis_Ababa|Africa/Nairobi",
  ],
  [210, "Asia/Tehran"],
  [240, "Asia/Baku|Asia/Dubai|Asia/Tbilisi|Asia/Yerevan|Europe/Samara|Indian/Mauritius"],
  [270, "Asia/Kabul"],
  [300, "Asia/Almaty|Asia/Karachi|Asia/Tashkent|Asia/Yekaterinburg|Indian/Maldives"],
  [330, "Asia/Kolkata=India|Asia/Colombo"],
  [345, "Asia/Kathmandu"],
  [360, "Asia/Dhaka|Asia/Omsk"],
  [390, "Asia/Yangon"],
  [420, "Asia/Bangkok|Asia/Ho_Chi_Minh=Ho Chi Minh City|Asia/Jakarta|Asia/Novosibirsk"],
  [
    480,
    "Asia/Shanghai=Beijing|Asia/Hong_Kong|Asia/Kuala_Lumpur|Asia/Makassar|Asia/Manila|Asia/Singapore|Asia/Taipei|Asia/Ulaanbaatar|Australia/Perth",
  ],
  [540, "Asia/Tokyo|Asia/Seoul|Asia/Jayapura|Asia/Yakutsk"],
  [570, "Australia/Adelaide|Australia/Darwin"],
  [600, "Australia/Brisbane|Australia/Hobart|Australia/Melbourne|Australia/Sydney|Asia/Vladivostok|Pacific/Guam"],
  [630, "Australia/Lord_Howe=Lord Howe Island"],
  [660, "Asia/Magadan|Pacific/Guadalcanal=Solomon Islands|Pacific/Noumea=New Caledonia"],
  [720, "Pacific/Auckland|Pacific/Fiji|Asia/Kamchatka"],
  [765, "Pacific/Chatham=Chatham Islands"],
  [780, "Pacific/Apia=Samoa|Pacific/Tongatapu=Tonga"],
  [840, "Pacific/Kiritimati"],
];

/** RE1: the time zones on offer, west to east. Any other zone that a browser names is accepted by whoever knows the zone data. */
export const TIME_ZONES: readonly TimeZone[] = ZONES.flatMap(([offsetMinutes, zones]) =>
  zones.split("|").map((zone) => {
    const [iana = "", name = iana.replace(/^.*\//, "").replaceAll("_", " ")] = zone.split("=");
    return { name, iana, offsetMinutes };
  }),
);
