import { PRODUCT_NAME } from '@hub/protocol/product';
import { t } from '@lingui/core/macro';

export interface TermsSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The gist, above the paragraphs. */
  readonly inShort?: readonly string[] | undefined;
  /** Shown as a list below the paragraphs; what stands between t`**` is bold. */
  readonly points?: readonly string[] | undefined;
}

const privacy = (): TermsSection => ({
  title: t`Privacy Policy`,
  inShort: [t`No advertising`, t`Nothing is sold`, t`No cookies for players`],
  paragraphs: [
    t`${PRODUCT_NAME} is a free, unofficial fan project. It is not endorsed by the publisher of the game it is about. “We” on this page are the people who run this server.`,
    t`By playing here you agree to what this page says. We store what the games need and nothing more, sell none of it, and show no advertising. No cookies are set, except for moderators at work. We store:`,
  ],
  points: [
    t`**your username**, and two ids: one that other players see, and one that only you see;`,
    t`**the id under which Google knows you**, if you connect your account, but neither your e-mail address nor a password;`,
    t`**your scores, matches, streaks**, unfinished games, Blue Essence and the items you own;`,
    t`**the leagues that you are in**, with the points that its other members see, until four weeks after their end;`,
    t`**your runs of challenges**, question by question, which the other players of a link see until it is deleted a week after its end;`,
    t`**how well you play games at a table**, as a number that only you see, and for a week the invitations that you send to players and receive;`,
    t`**whether a page of yours is open**: members of your leagues, opponents of the day and players of your challenges see it, and how many guesses you needed for rifts that they have solved as well, unless you hide yourself in your profile;`,
    t`**fingerprints of the recovery codes** you create, from which the codes cannot be read;`,
    t`**the name of a lobby you open**, and its password, encrypted, until a day after its last game;`,
    t`**runs that look as if a program had played them**, with the figures that made them look so;`,
    t`**the reports that you send about others**, which moderators see with your name, and what became of them;`,
    t`**what the people who run this server did with your account**, such as a suspension, and why, with your answer;`,
    t`for a week, **a fingerprint of the network address** from which you created a guest account, from which the address cannot be read without the key of this hub;`,
    t`**the language you choose**, so that your other devices have it too;`,
    t`**the news you like**, and the feedback you send with the page you sent it from;`,
    t`**in your browser only**: the key to your account and your settings, such as volume and privacy.`,
  ],
});

const availability = (): TermsSection => ({
  title: t`Availability`,
  paragraphs: [
    t`The games are offered free of charge and as they are. We try to keep them open around the clock, but updates, maintenance and faults can interrupt them, and there is no claim to a certain time. Running games are stored, so that most interruptions cost nothing but patience.`,
    t`We may change a game, pause it or end it. Blue Essence and items have no value outside of this hub and cannot be exchanged for money.`,
  ],
});

const logData = (): TermsSection => ({
  title: t`Log Data`,
  paragraphs: [
    t`Like every server, this one keeps a log in order to find faults. It can hold the time of a call, the address it asked for, the network address it came from and what went wrong.`,
    t`The log never holds the key to your account, a password or the text of your feedback. To stop floods of calls, the server also remembers network addresses for a while, in memory only: its own, or that of a Redis that several servers of this hub share.`,
  ],
});

const security = (): TermsSection => ({
  title: t`Security`,
  paragraphs: [
    t`Your browser keeps the key to your account, a signed token, in its local storage. It is valid for 400 days and renewed while you play. A person who has it can play as you, so never pass it on, and log out on devices that are not yours.`,
    t`Pages here run no scripts of other sites, and what you type is shown as text only. Still, no way of storing or sending data is entirely safe, and we cannot promise that this one is.`,
  ],
});

const links = (): TermsSection => ({
  title: t`Links to Other Sites`,
  paragraphs: [
    t`Some links lead to other sites, to the publisher or to a donation page for example. We do not run these sites and are not responsible for what they show or store; please read their own policies.`,
    t`Pictures and stories of champions, spells and items come from the public content network of the publisher. Your browser fetches them from there, which tells that network your network address, but neither your name nor the page you are on. You can switch this off in the privacy settings; drawn emblems then take their place.`,
    t`Feedback is passed on to another service only if this hub uses one and you agree to it in the privacy settings.`,
    t`Names, numbers and dates of champions, spells and items come from the public data of the publisher. The coordinates of the map were worked out from a public dump of the navigation grid of season 2024 and from the places of buildings in public records of matches. All drawings are our own.`,
  ],
});

const age = (): TermsSection => ({
  title: t`Age Restriction`,
  paragraphs: [
    t`You must be at least 18 years old to use ${PRODUCT_NAME} on your own. If you are younger, a parent or guardian must agree and be responsible for you.`,
    t`We do not knowingly collect data from anyone under 13. If we find such data, we delete it. If you are a parent or guardian and believe that your child has an account here, please contact us.`,
  ],
});

const changes = (): TermsSection => ({
  title: t`Changes`,
  paragraphs: [
    t`We may update this page. The date at its head says when that was done last, and a change holds from the moment it stands here. Please look in from time to time.`,
  ],
});

const questions = (): TermsSection => ({
  title: t`Questions`,
  paragraphs: [
    t`You may ask at any time what we have stored about you, have it corrected, or have your account and everything with it deleted. Inquiries are answered within 1 month.`,
  ],
});

/** Terms and policies. */
export const termsSections = () => ({
  privacy: privacy(),
  availability: availability(),
  logData: logData(),
  security: security(),
  links: links(),
  age: age(),
  changes: changes(),
  questions: questions(),
});
