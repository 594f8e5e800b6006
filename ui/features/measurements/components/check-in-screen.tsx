import { Button, Skeleton } from "@mantine/core";
import { trendLeadStart, type MeasuredType } from "@morsel/domain/measurements";
import { addDays } from "@morsel/domain/calendar";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { Page, Sheet } from "../../../shell/page/page.tsx";
import { IconArrowRight } from "../../../theme/icons.ts";
import { useCheckIn } from "../measurement-mutations.ts";
import { daysQuery } from "../queries.ts";
import { OwnTypesProvider } from "../own-types-context.ts";
import { useMeasurementCommands, type MeasurementPorts } from "../use-measurement-commands.ts";
import { useOwnTypes } from "../use-own-types.ts";
import { BodyFigures } from "./body-figures.tsx";
import { CheckInForm } from "./check-in-form.tsx";
import classes from "./check-in.module.css";
import { goalOf } from "../goal-of.ts";
import { MeasurementChart } from "./measurement-chart.tsx";
import { WeightTrend } from "./weight-trend.tsx";
import { OwnTypes } from "./own-types/own-types.tsx";

/** Types that change daily come first, those that hardly ever change last. */
const ASKED: readonly MeasuredType[] = [
  "Weight",
  "Waist",
  "Hips",
  "Neck",
  "Fitbit steps",
  "Fitbit tracked sleep minutes",
  "height",
];
/** Days of the trend that are shown; earlier days only lead up to it. */
const SHOWN_DAYS = 28;

const CheckInParts = (ports: MeasurementPorts & { readonly own: ReturnType<typeof useOwnTypes> }) => {
  const { measurements, device, own } = ports;
  const intl = useIntl();
  const today = device.today();
  const { checkIn: said, error, refetch } = useCheckIn(measurements);
  const commands = useMeasurementCommands(ports);
  const weights = useQuery(daysQuery(measurements, "Weight", trendLeadStart(addDays(today, -SHOWN_DAYS)), today));
  if (said === undefined)
    return error === null ? (
      <Skeleton height={640} radius="lg" />
    ) : (
      <div role="alert">
        <p>{refusalWords(intl, error)}</p>
        <Button variant="default" onClick={refetch}>
          <FormattedMessage id="measure.again" />
        </Button>
      </div>
    );
  const checkIn = own.shown(said);
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <Sheet>
          <CheckInForm
            types={[...ASKED, ...checkIn.types.map(({ id }) => id)]}
            last={checkIn.last}
            heightCm={checkIn.body.heightCm}
            device={device}
            onSave={commands.log}
          />
        </Sheet>
        <Sheet>
          <details className={classes.more}>
            <summary>
              <FormattedMessage id="measure.own.title" />
            </summary>
            <OwnTypes types={checkIn.types} newId={device.newId} onSave={own.save} onDelete={own.remove} />
          </details>
        </Sheet>
      </div>
      <div className={classes.column}>
        <Sheet labelledBy="weight-trend">
          <WeightTrend
            weights={weights.data}
            isOnItsWay={weights.data === undefined && weights.error === null}
            today={today}
          />
          <MeasurementChart measurements={measurements} type="Weight" today={today} {...goalOf("Weight", checkIn)} />
        </Sheet>
        <Sheet labelledBy="body-figures">
          <h2 id="body-figures" className={classes.title}>
            <FormattedMessage id="measure.figures" />
          </h2>
          <BodyFigures checkIn={checkIn} onLimits={own.chooseLimits} />
        </Sheet>
      </div>
    </div>
  );
};

/** The day's check-in: what is measured, and what the last measurements say. */
export const CheckInScreen = (ports: MeasurementPorts) => {
  const own = useOwnTypes(ports);
  const { checkIn } = useCheckIn(ports.measurements);
  return (
    <OwnTypesProvider value={checkIn === undefined ? [] : own.shown(checkIn).types}>
      <Page
        width="wide"
        title={<FormattedMessage id="measure.checkIn.title" />}
        lead={<FormattedMessage id="measure.checkIn.lead" />}
      >
        <div className={classes.links}>
          <AppLink path="/measurements/edit" className={classes.link}>
            <FormattedMessage id="measure.toHistory" />
            <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
          </AppLink>
          <AppLink path="/measurements/photos" className={classes.link}>
            <FormattedMessage id="measure.toPhotos" />
            <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
          </AppLink>
        </div>
        <CheckInParts {...ports} own={own} />
      </Page>
    </OwnTypesProvider>
  );
};
