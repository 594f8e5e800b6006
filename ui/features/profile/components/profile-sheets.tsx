import type { ShownProfile } from "@morsel/application/profile/shown-profile";
import { textParts } from "@morsel/domain/social";
import { Fragment, type ReactNode } from "react";
import { FormattedDate, FormattedDisplayName, FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { useFigures } from "../../../figures/figures.tsx";
import { formatWeight } from "../../../i18n/body-figures.ts";
import { useUnits } from "../../../i18n/units.tsx";
import { MemberLink } from "../../../sharing/member-link.tsx";
import { MemberPicture } from "../../../sharing/member-picture.tsx";
import page from "../../../shell/page/page.module.css";
import { Sheet } from "../../../shell/page/page.tsx";
import classes from "./profile.module.css";

export type ProfileSheetsProps = {
  readonly profile: ShownProfile;
  /** Address of the member's picture; absent where none is shown. */
  readonly source?: string | undefined;
  /** Address of the picture of a friend. */
  readonly sourceOf: (username: string) => string | undefined;
  /** Actions on the member. */
  readonly children?: ReactNode;
};

/** Profile as a reader sees it. Parts that are hidden are left out without a word. */
export const ProfileSheets = ({ profile, source, sourceOf, children }: ProfileSheetsProps) => {
  const { username, about, streak, friends } = profile;
  return (
    <>
      <Sheet>
        <div className={classes.head}>
          <MemberPicture username={username} source={source} size="large" />
          <Facts profile={profile} />
        </div>
        {children}
      </Sheet>
      {about !== undefined && (
        <Part id="about">
          <p className={classes.text}>
            {textParts(about).map((part) =>
              part._tag === "Link" ? (
                <a key={part.at} href={part.url} target="_blank" rel="nofollow noopener ugc">
                  {part.url}
                </a>
              ) : (
                <Fragment key={part.at}>{part.text}</Fragment>
              ),
            )}
          </p>
        </Part>
      )}
      <Progress profile={profile} />
      {streak !== undefined && streak > 0 && (
        <Part id="streak">
          <p className={classes.text}>
            <FormattedMessage id="profile.streak.days" values={{ days: streak }} />
          </p>
        </Part>
      )}
      {friends !== undefined && (
        <Part id="friends">
          <p className={page.hint}>
            <FormattedMessage id="friends.count" values={{ count: friends.total }} />
          </p>
          {friends.usernames.length > 0 && (
            <ul className={classes.friends}>
              {friends.usernames.map((name) => (
                <li key={name}>
                  <MemberLink username={name} source={sourceOf(name)} />
                </li>
              ))}
            </ul>
          )}
        </Part>
      )}
    </>
  );
};

const Part = ({
  id,
  children,
}: {
  readonly id: "about" | "goals" | "weight" | "streak" | "friends";
  readonly children: ReactNode;
}) => (
  <Sheet labelledBy={`profile-${id}`}>
    <h2 id={`profile-${id}`} className={page.subtitle}>
      <FormattedMessage id={`profile.${id}`} />
    </h2>
    {children}
  </Sheet>
);

const Fact = ({ id, children }: { readonly id: FactId; readonly children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>
      <FormattedMessage id={`profile.fact.${id}`} />
    </dt>
    <dd>{children}</dd>
  </div>
);
type FactId =
  | "memberSince"
  | "lastLogin"
  | "country"
  | "age"
  | "goalWeight"
  | "weeklyChange"
  | "energy"
  | "firstWeight"
  | "currentWeight"
  | "lost"
  | "gained";

const Facts = ({ profile: { memberSince, lastLogin, country, age } }: { readonly profile: ShownProfile }) => (
  <dl className={classes.facts}>
    <Fact id="memberSince">
      <FormattedDate value={memberSince} year="numeric" month="long" />
    </Fact>
    {lastLogin !== undefined && (
      <Fact id="lastLogin">
        <FormattedDate value={lastLogin} dateStyle="medium" />
      </Fact>
    )}
    {country !== undefined && (
      <Fact id="country">
        <FormattedDisplayName type="region" value={country} />
      </Fact>
    )}
    {age !== undefined && (
      <Fact id="age">
        <FormattedNumber value={age} />
      </Fact>
    )}
  </dl>
);

/** Goals and progress, in the reader's own units. */
const Progress = ({ profile: { goals, weight } }: { readonly profile: ShownProfile }) => {
  const intl = useIntl();
  const { weight: unit } = useUnits();
  const figures = useFigures();
  const kg = (value: number, decimals?: number): string => formatWeight(intl, unit, value, decimals);
  const lost = weight === undefined ? 0 : weight.firstKg - weight.currentKg;
  return (
    <>
      {goals !== undefined && (
        <Part id="goals">
          <dl className={classes.facts}>
            <Fact id="goalWeight">{kg(goals.weightKg)}</Fact>
            {goals.weeklyChangeKg !== 0 && (
              <Fact id="weeklyChange">
                <FormattedMessage
                  id={goals.weeklyChangeKg < 0 ? "profile.lose" : "profile.gain"}
                  values={{ weight: kg(Math.abs(goals.weeklyChangeKg), 2) }}
                />
              </Fact>
            )}
            {!figures.isEnergyHidden && <Fact id="energy">{figures.energyWithUnit(goals.energy)}</Fact>}
          </dl>
        </Part>
      )}
      {weight !== undefined && (
        <Part id="weight">
          <dl className={classes.facts}>
            <Fact id="firstWeight">{kg(weight.firstKg)}</Fact>
            <Fact id="currentWeight">{kg(weight.currentKg)}</Fact>
            {Math.abs(lost) >= 0.05 && <Fact id={lost > 0 ? "lost" : "gained"}>{kg(Math.abs(lost))}</Fact>}
          </dl>
        </Part>
      )}
    </>
  );
};
