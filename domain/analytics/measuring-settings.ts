/** Sinks of page views that the operator chose. By default nothing is sent anywhere. */
export type MeasuringSettings = {
  /** `window.dataLayer`, from which a tag manager of the operator's may read. */
  readonly dataLayer?: boolean;
  /** W238: this server's own figures. */
  readonly firstParty?: boolean;
  /** Google Analytics 4, by its measurement id. */
  readonly google?: string;
  /** A Matomo of the operator's: its origin, and the number of the site there. */
  readonly matomo?: { readonly origin: string; readonly site: string };
};

export const hasAnalyticsSink = ({ dataLayer, firstParty, google, matomo }: MeasuringSettings): boolean =>
  dataLayer === true || firstParty === true || google !== undefined || matomo !== undefined;
