/** RE1: a zone as a list shows it; the offset is standard time's, in minutes east of Greenwich. */
export type TimeZone = { readonly name: string; readonly iana: string; readonly offsetMinutes: number };

/** Standard offset in minutes, then the zones of that offset as "IANA name=Name shown", west to east. */
const ZONES: readonly (readonly [offset: number, zones: string])[] = [
  [-660, "Pacific/Pago_Pago=American Samoa"],
  [-600, "Pacific/Honolulu=Hawaii|Pacific/Tahiti=Tahiti"],
  [-570, "Pacific/Marquesas=Marquesas Islands"],
  [-540, "America/Anchorage=Alaska"],
  [-480, "America/Los_Angeles=Pacific Time (US & Canada)|America/Tijuana=Tijuana"],
  [-420, "America/Denver=Mountain Time (US & Canada)|America/Phoenix=Arizona|America/Hermosillo=Hermosillo"],
  [
    -360,
    "America/Chicago=Central Time (US & Canada)|America/Regina=Saskatchewan|America/Mexico_City=Mexico City|America/Guatemala=Guatemala|America/Costa_Rica=Costa Rica",
  ],
  [
    -300,
    "America/New_York=Eastern Time (US & Canada)|America/Panama=Panama|America/Jamaica=Jamaica|America/Havana=Havana|America/Bogota=Bogotá|America/Lima=Lima|America/Guayaquil=Quito",
  ],
  [
    -240,
    "America/Halifax=Atlantic Time (Canada)|America/Puerto_Rico=Puerto Rico|America/Caracas=Caracas|America/La_Paz=La Paz|America/Manaus=Manaus|America/Santiago=Santiago",
  ],
  [-210, "America/St_Johns=Newfoundland"],
  [
    -180,
    "America/Sao_Paulo=Brasília|America/Argentina/Buenos_Aires=Buenos Aires|America/Montevideo=Montevideo|America/Asuncion=Asunción",
  ],
  [-120, "America/Noronha=Fernando de Noronha|America/Nuuk=Greenland"],
  [-60, "Atlantic/Azores=Azores|Atlantic/Cape_Verde=Cape Verde"],
  [
    0,
    "UTC=UTC|Europe/London=London|Europe/Dublin=Dublin|Europe/Lisbon=Lisbon|Atlantic/Reykjavik=Reykjavík|Africa/Abidjan=Abidjan|Africa/Accra=Accra",
  ],
  [
    60,
    "Europe/Amsterdam=Amsterdam|Europe/Belgrade=Belgrade|Europe/Berlin=Berlin|Europe/Brussels=Brussels|Europe/Budapest=Budapest|Europe/Copenhagen=Copenhagen|Europe/Madrid=Madrid|Europe/Oslo=Oslo|Europe/Paris=Paris|Europe/Prague=Prague|Europe/Rome=Rome|Europe/Stockholm=Stockholm|Europe/Vienna=Vienna|Europe/Warsaw=Warsaw|Europe/Zurich=Zurich|Africa/Algiers=Algiers|Africa/Casablanca=Casablanca|Africa/Lagos=Lagos|Africa/Tunis=Tunis",
  ],
  [
    120,
    "Europe/Athens=Athens|Europe/Bucharest=Bucharest|Europe/Helsinki=Helsinki|Europe/Kyiv=Kyiv|Europe/Riga=Riga|Europe/Sofia=Sofia|Europe/Tallinn=Tallinn|Europe/Vilnius=Vilnius|Asia/Beirut=Beirut|Asia/Jerusalem=Jerusalem|Africa/Cairo=Cairo|Africa/Johannesburg=Johannesburg|Africa/Tripoli=Tripoli",
  ],
  [
    180,
    "Europe/Istanbul=Istanbul|Europe/Minsk=Minsk|Europe/Moscow=Moscow|Asia/Baghdad=Baghdad|Asia/Kuwait=Kuwait|Asia/Riyadh=Riyadh|Africa/Addis_Ababa=Addis Ababa|Africa/Nairobi=Nairobi",
  ],
  [210, "Asia/Tehran=Tehran"],
  [
    240,
    "Asia/Baku=Baku|Asia/Dubai=Dubai|Asia/Tbilisi=Tbilisi|Asia/Yerevan=Yerevan|Europe/Samara=Samara|Indian/Mauritius=Mauritius",
  ],
  [270, "Asia/Kabul=Kabul"],
  [
    300,
    "Asia/Almaty=Almaty|Asia/Karachi=Karachi|Asia/Tashkent=Tashkent|Asia/Yekaterinburg=Yekaterinburg|Indian/Maldives=Maldives",
  ],
  [330, "Asia/Kolkata=India|Asia/Colombo=Colombo"],
  [345, "Asia/Kathmandu=Kathmandu"],
  [360, "Asia/Dhaka=Dhaka|Asia/Omsk=Omsk"],
  [390, "Asia/Yangon=Yangon"],
  [420, "Asia/Bangkok=Bangkok|Asia/Ho_Chi_Minh=Ho Chi Minh City|Asia/Jakarta=Jakarta|Asia/Novosibirsk=Novosibirsk"],
  [
    480,
    "Asia/Shanghai=Beijing|Asia/Hong_Kong=Hong Kong|Asia/Kuala_Lumpur=Kuala Lumpur|Asia/Makassar=Makassar|Asia/Manila=Manila|Asia/Singapore=Singapore|Asia/Taipei=Taipei|Asia/Ulaanbaatar=Ulaanbaatar|Australia/Perth=Perth",
  ],
  [540, "Asia/Tokyo=Tokyo|Asia/Seoul=Seoul|Asia/Jayapura=Jayapura|Asia/Yakutsk=Yakutsk"],
  [570, "Australia/Adelaide=Adelaide|Australia/Darwin=Darwin"],
  [
    600,
    "Australia/Brisbane=Brisbane|Australia/Hobart=Hobart|Australia/Melbourne=Melbourne|Australia/Sydney=Sydney|Asia/Vladivostok=Vladivostok|Pacific/Guam=Guam",
  ],
  [630, "Australia/Lord_Howe=Lord Howe Island"],
  [660, "Asia/Magadan=Magadan|Pacific/Guadalcanal=Solomon Islands|Pacific/Noumea=New Caledonia"],
  [720, "Pacific/Auckland=Auckland|Pacific/Fiji=Fiji|Asia/Kamchatka=Kamchatka"],
  [765, "Pacific/Chatham=Chatham Islands"],
  [780, "Pacific/Apia=Samoa|Pacific/Tongatapu=Tonga"],
  [840, "Pacific/Kiritimati=Kiritimati"],
];

/** RE1: the time zones on offer, west to east. Any other zone that a browser names is accepted by whoever knows the zone data. */
export const TIME_ZONES: readonly TimeZone[] = ZONES.flatMap(([offsetMinutes, zones]) =>
  zones.split("|").map((zone) => {
    const [iana = "", name = ""] = zone.split("=");
    return { name, iana, offsetMinutes };
  }),
);

/** RE2: -210 → "GMT-03:30", 0 → "GMT". */
export const gmtOffset = (offsetMinutes: number): string => {
  if (!Number.isInteger(offsetMinutes) || offsetMinutes === 0) return "GMT";
  const size = Math.abs(offsetMinutes);
  const [hours, minutes] = [Math.floor(size / 60), size % 60].map((n) => String(n).padStart(2, "0"));
  return `GMT${offsetMinutes < 0 ? "-" : "+"}${hours}:${minutes}`;
};
