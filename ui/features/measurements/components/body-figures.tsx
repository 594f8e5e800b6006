import type { CheckIn } from "@morsel/application/measurements/check-in";
import {
  bodySummary,
  type BodyFigure,
  BMI_CLASSES,
  BMI_LIMITS,
  isWaistBelowLine,
  type BmiClass,
  type BmiLimits,
} from "@morsel/domain/measurements";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ChoiceGroup } from "../../../shell/choice/choice.tsx";
import { useMeasureWords } from "../use-measure-words.ts";
import classes from "./check-in.module.css";

export type BodyFiguresProps = {
  readonly checkIn: CheckIn;
  readonly onLimits: (limits: BmiLimits) => void;
};

type FigureProps = { readonly title: ReactNode; readonly value?: ReactNode; readonly children: ReactNode };

const Figure = ({ title, value, children }: FigureProps) => (
  <section className={classes.figure}>
    <h3>{title}</h3>
    {value !== undefined && <p className={classes.value}>{value}</p>}
    {children}
  </section>
);

const Quiet = ({ children }: { readonly children: ReactNode }) => <p className={classes.quiet}>{children}</p>;

/** Explains missing inputs of a formula, or inputs that are no human body to it. */
const Missing = <Known,>({
  figure,
}: {
  readonly figure: BodyFigure<Known> & { readonly missing: readonly string[] };
}) => {
  const intl = useIntl();
  const words = useMeasureWords();
  const missing = figure.missing as Parameters<typeof words.name>[0][];
  return (
    <Quiet>
      {missing.length === 0 ? (
        <FormattedMessage id="measure.noEstimate" />
      ) : (
        <FormattedMessage id="measure.missing" values={{ what: intl.formatList(missing.map(words.name)) }} />
      )}
    </Quiet>
  );
};

/** M7, M10: the class of a BMI and where it lies. */
const ClassWords = ({ name, limits }: { readonly name: BmiClass; readonly limits: BmiLimits }) => {
  const intl = useIntl();
  const at = BMI_CLASSES.indexOf(name);
  const figure = (limit: number | undefined) => (limit === undefined ? "" : intl.formatNumber(limit));
  return (
    <>
      <p>
        <FormattedMessage
          id={`measure.bmi.${name}`}
          values={{ from: figure(BMI_LIMITS[limits][at - 1]), to: figure(BMI_LIMITS[limits][at]) }}
        />
      </p>
      <Quiet>
        <FormattedMessage id={limits === "asian" ? "measure.bmi.asianSource" : "measure.bmi.generalSource"} />
      </Quiet>
    </>
  );
};

/** BMI, body fat and waist-to-height, each with the sum that leads to it, or with what it lacks. */
export const BodyFigures = ({ checkIn, onLimits }: BodyFiguresProps) => {
  const intl = useIntl();
  const words = useMeasureWords();
  const { bmi, bodyFat, waistToHeight, heightCm, isHeightTold, waistCm } = bodySummary(checkIn);
  const figure = (value: number, decimals: number): string =>
    intl.formatNumber(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const height = words.value("height", heightCm);
  return (
    <div className={classes.figures}>
      <Figure
        title={<FormattedMessage id="measure.bmi" />}
        {...("value" in bmi ? { value: figure(bmi.value, 1) } : {})}
      >
        {"missing" in bmi ? (
          <Missing figure={bmi} />
        ) : (
          <>
            <ClassWords name={bmi.class} limits={checkIn.bmiLimits} />
            <Quiet>
              <FormattedMessage
                id={isHeightTold ? "measure.bmi.sumTold" : "measure.bmi.sum"}
                values={{ kg: figure(bmi.weightKg, 1), m: figure(heightCm / 100, 2) }}
              />
            </Quiet>
          </>
        )}
        <ChoiceGroup<BmiLimits>
          name="bmi-limits"
          legend={<FormattedMessage id="measure.bmi.limits" />}
          layout="switch"
          value={checkIn.bmiLimits}
          onChoose={onLimits}
          choices={[
            { value: "general", label: <FormattedMessage id="measure.bmi.general" /> },
            { value: "asian", label: <FormattedMessage id="measure.bmi.asian" /> },
          ]}
        />
      </Figure>
      <Figure
        title={<FormattedMessage id="measure.bodyFat" />}
        {...("percent" in bodyFat ? { value: intl.formatNumber(bodyFat.percent / 100, { style: "percent" }) } : {})}
      >
        {"missing" in bodyFat ? (
          <Missing figure={bodyFat} />
        ) : (
          <Quiet>
            <FormattedMessage
              id={bodyFat.hipsCm === undefined ? "measure.bodyFat.sumMale" : "measure.bodyFat.sumFemale"}
              values={{
                neck: words.value("Neck", bodyFat.neckCm),
                waist: words.value("Waist", waistCm ?? 0),
                hips: words.value("Hips", bodyFat.hipsCm ?? 0),
                height,
              }}
            />
          </Quiet>
        )}
      </Figure>
      <Figure
        title={<FormattedMessage id="measure.ratio" />}
        {...("value" in waistToHeight ? { value: figure(waistToHeight.value, 2) } : {})}
      >
        {"missing" in waistToHeight ? (
          <Missing figure={waistToHeight} />
        ) : (
          <>
            <p>
              <FormattedMessage
                id={isWaistBelowLine(waistToHeight.value) ? "measure.ratio.below" : "measure.ratio.above"}
              />
            </p>
            <Quiet>
              <FormattedMessage id="measure.ratio.sum" values={{ waist: words.value("Waist", waistCm ?? 0), height }} />
            </Quiet>
          </>
        )}
      </Figure>
    </div>
  );
};
