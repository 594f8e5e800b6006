import type { Food } from "@morsel/domain/foods";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { IconSearch } from "../../../theme/icons.ts";
import { FoodList } from "../../foods/components/food-list.tsx";
import search from "../../../fields/search-field.module.css";
import classes from "./landing.module.css";
import { Claim } from "./claim.tsx";
import { SampleDay } from "./sample-day.tsx";

export type LandingProps = {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Undefined before anything is found. */
  readonly found: readonly Food[] | undefined;
  readonly problem?: string;
  readonly pathOf: (food: Food) => string;
  /** ID130: absent where anyone may join. */
  readonly signUp?: "invited" | "closed" | undefined;
};

const REASONS = ["quick", "honest", "yours"] as const;
const SHOWN = 5;
/** Size of the diary's picture in its own pixels. */
const PICTURE = { width: 1080, height: 620 } as const;
const SCHEMES = ["light", "dark"] as const;

/** Introduces Morsel to visitors; its food search works right here. */
export const Landing = ({ text, onText, found, problem, pathOf, signUp }: LandingProps) => {
  const intl = useIntl();
  const box = useRef<HTMLInputElement>(null);
  // The words are there before the script is: what was typed meanwhile is kept.
  useEffect(() => {
    const typed = box.current?.value ?? "";
    if (typed !== text) onText(typed);
    // Once, when the script is there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const isTyped = text.trim() !== "";
  // The hint keeps its line until an answer takes it: nothing below moves meanwhile.
  const hasAnswer = isTyped && (found !== undefined || problem !== undefined);
  return (
    <div className={classes.landing}>
      <section className={classes.hero} aria-labelledby="landing-title">
        <div className={classes.words}>
          <h1 id="landing-title" className={classes.title} tabIndex={-1}>
            <FormattedMessage id="landing.title" />
          </h1>
          <p className={classes.lead}>
            <FormattedMessage id="landing.lead" />
          </p>
          <form role="search" onSubmit={(event) => event.preventDefault()}>
            <label className={classes.question} htmlFor="landing-search">
              <FormattedMessage id="landing.search.title" />
            </label>
            <div className={search.field}>
              <IconSearch size={20} stroke={1.75} aria-hidden="true" />
              <input
                ref={box}
                id="landing-search"
                type="search"
                className={search.input}
                placeholder={intl.formatMessage({ id: "landing.search.placeholder" })}
                autoComplete="off"
                spellCheck={false}
                value={text}
                onChange={(event) => onText(event.currentTarget.value)}
              />
            </div>
          </form>
          <div className={classes.found} aria-live="polite">
            {problem === undefined ? null : <p className={classes.hint}>{problem}</p>}
            {hasAnswer ? null : (
              <p className={classes.hint}>
                <FormattedMessage id="landing.search.hint" />
              </p>
            )}
            {found?.length === 0 ? (
              <p className={classes.hint}>
                <FormattedMessage id="landing.search.none" values={{ text: text.trim() }} />
              </p>
            ) : null}
            {found === undefined || found.length === 0 || !isTyped ? null : (
              <>
                <FoodList foods={found.slice(0, SHOWN)} pathOf={pathOf} />
                <AppLink
                  className={classes.all}
                  path={`/nutrition-facts-calories?q=${encodeURIComponent(text.trim())}`}
                >
                  <FormattedMessage id="landing.search.all" />
                </AppLink>
              </>
            )}
          </div>
          <div className={classes.calls}>
            {signUp !== "closed" && (
              <ActionLink path="/account/create/welcome">
                <FormattedMessage id="landing.signUp" />
              </ActionLink>
            )}
            {signUp !== undefined && (
              <p className={classes.hint}>
                <FormattedMessage id={`landing.signUp.${signUp}`} />
              </p>
            )}
            <AppLink className={classes.quiet} path="/account/login">
              <FormattedMessage id="landing.logIn" />
            </AppLink>
          </div>
        </div>
        <SampleDay />
      </section>

      <figure className={classes.product}>
        {SCHEMES.map((scheme) => (
          <img
            key={scheme}
            data-scheme={scheme}
            src={`/pictures/diary-${scheme}.webp`}
            alt={intl.formatMessage({ id: "landing.picture" })}
            {...PICTURE}
            loading="lazy"
            decoding="async"
          />
        ))}
        <figcaption>
          <FormattedMessage id="landing.picture.words" />
        </figcaption>
      </figure>

      <section className={classes.reasons} aria-labelledby="landing-reasons">
        <h2 id="landing-reasons" className="morsel-hidden">
          <FormattedMessage id="landing.reasons" />
        </h2>
        {REASONS.map((reason) => (
          <Claim key={reason} id={reason} />
        ))}
      </section>
    </div>
  );
};
