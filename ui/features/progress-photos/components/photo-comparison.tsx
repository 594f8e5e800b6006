import type { ProgressPhoto } from "@morsel/domain/measurements";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ChoiceGroup } from "../../../shell/choice/choice.tsx";
import classes from "./photos.module.css";

type Shown = { readonly photo: ProgressPhoto; readonly source: string; readonly when: string };

export type PhotoComparisonProps = { readonly earlier: Shown; readonly later: Shown };

type Way = "beside" | "slider";

const Picture = ({ photo, source, when }: Shown) => {
  const intl = useIntl();
  return (
    <img
      className={classes.large}
      src={source}
      width={photo.width}
      height={photo.height}
      alt={intl.formatMessage({ id: "photos.alt" }, { date: when })}
    />
  );
};

/** The later one over the earlier one; a slider, by hand or by arrow keys, says how much of it is seen. */
const Slider = ({ earlier, later }: PhotoComparisonProps) => {
  const intl = useIntl();
  const [share, setShare] = useState(50);
  return (
    <div className={classes.slider}>
      <div className={classes.stack}>
        <Picture {...earlier} />
        <div className={classes.over} style={{ clipPath: `inset(0 0 0 ${100 - share}%)` }}>
          <Picture {...later} />
        </div>
        <span className={classes.seam} style={{ insetInlineStart: `${100 - share}%` }} aria-hidden="true" />
      </div>
      <input
        type="range"
        className={classes.reader}
        min={0}
        max={100}
        step={1}
        value={100 - share}
        aria-label={intl.formatMessage({ id: "photos.slide" })}
        aria-valuetext={intl.formatMessage(
          { id: "photos.slideAt" },
          { share: intl.formatNumber(share / 100, { style: "percent" }), date: later.when },
        )}
        onChange={({ currentTarget: { value } }) => setShare(100 - Number(value))}
      />
      <p className={classes.ends}>
        <span>{earlier.when}</span>
        <span>{later.when}</span>
      </p>
    </div>
  );
};

/** Two photos, beside each other or one over the other. */
export const PhotoComparison = ({ earlier, later }: PhotoComparisonProps) => {
  const [way, setWay] = useState<Way>("beside");
  return (
    <div className={classes.comparison}>
      <ChoiceGroup<Way>
        name="photos-way"
        legend={<FormattedMessage id="photos.way" />}
        layout="switch"
        value={way}
        onChoose={setWay}
        choices={[
          { value: "beside", label: <FormattedMessage id="photos.beside" /> },
          { value: "slider", label: <FormattedMessage id="photos.slider" /> },
        ]}
      />
      {way === "slider" ? (
        <Slider earlier={earlier} later={later} />
      ) : (
        <div className={classes.beside}>
          {[earlier, later].map((shown) => (
            <figure key={shown.photo.id} className={classes.figure}>
              <Picture {...shown} />
              <figcaption>{shown.when}</figcaption>
            </figure>
          ))}
        </div>
      )}
    </div>
  );
};
