import { PRODUCT_NAME } from '@hub/protocol/product';
import { pickTexts } from '@hub/ui/language.ts';

export interface TermsSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The gist, above the paragraphs. */
  readonly inShort?: readonly string[] | undefined;
  /** Shown as a list below the paragraphs; what stands between `**` is bold. */
  readonly points?: readonly string[] | undefined;
}

const privacy: TermsSection = {
  title: 'Privacy Policy',
  inShort: ['No advertising', 'Nothing is sold', 'No cookies for players'],
  paragraphs: [
    `${PRODUCT_NAME} is a free, unofficial fan project. It is not endorsed by the publisher of the game it is about. “We” on this page are the people who run this server.`,
    'By playing here you agree to what this page says. We store what the games need and nothing more, sell none of it, and show no advertising. No cookies are set, except for moderators at work. We store:',
  ],
  points: [
    '**your username**, and two ids: one that other players see, and one that only you see;',
    '**the id under which Google knows you**, if you connect your account, but neither your e-mail address nor a password;',
    '**your scores, matches, streaks**, unfinished games, Blue Essence and the items you own;',
    '**the leagues that you are in**, with the points that its other members see, until four weeks after their end;',
    '**your runs of challenges**, question by question, which the other players of a link see until it is deleted a week after its end;',
    '**how well you play games at a table**, as a number that only you see, and for a week the invitations that you send to players and receive;',
    '**whether a page of yours is open**: members of your leagues, opponents of the day and players of your challenges see it, and how many guesses you needed for rifts that they have solved as well, unless you hide yourself in your profile;',
    '**fingerprints of the recovery codes** you create, from which the codes cannot be read;',
    '**the name of a lobby you open**, and its password, encrypted, until a day after its last game;',
    '**runs that look as if a program had played them**, with the figures that made them look so;',
    '**the reports that you send about others**, which moderators see with your name, and what became of them;',
    '**what the people who run this server did with your account**, such as a suspension, and why, with your answer;',
    'for a week, **a fingerprint of the network address** from which you created a guest account, from which the address cannot be read without the key of this hub;',
    '**the news you like**, and the feedback you send with the page you sent it from;',
    '**in your browser only**: the key to your account and your settings, such as volume, language and privacy.',
  ],
};

const availability: TermsSection = {
  title: 'Availability',
  paragraphs: [
    'The games are offered free of charge and as they are. We try to keep them open around the clock, but updates, maintenance and faults can interrupt them, and there is no claim to a certain time. Running games are stored, so that most interruptions cost nothing but patience.',
    'We may change a game, pause it or end it. Blue Essence and items have no value outside of this hub and cannot be exchanged for money.',
  ],
};

const logData: TermsSection = {
  title: 'Log Data',
  paragraphs: [
    'Like every server, this one keeps a log in order to find faults. It can hold the time of a call, the address it asked for, the network address it came from and what went wrong.',
    'The log never holds the key to your account, a password or the text of your feedback. To stop floods of calls, the server also remembers network addresses for a while, in memory only: its own, or that of a Redis that several servers of this hub share.',
  ],
};

const security: TermsSection = {
  title: 'Security',
  paragraphs: [
    'Your browser keeps the key to your account, a signed token, in its local storage. It is valid for 400 days and renewed while you play. A person who has it can play as you, so never pass it on, and log out on devices that are not yours.',
    'Pages here run no scripts of other sites, and what you type is shown as text only. Still, no way of storing or sending data is entirely safe, and we cannot promise that this one is.',
  ],
};

const links: TermsSection = {
  title: 'Links to Other Sites',
  paragraphs: [
    'Some links lead to other sites, to the publisher or to a donation page for example. We do not run these sites and are not responsible for what they show or store; please read their own policies.',
    'Pictures and stories of champions, spells and items come from the public content network of the publisher. Your browser fetches them from there, which tells that network your network address, but neither your name nor the page you are on. You can switch this off in the privacy settings; drawn emblems then take their place.',
    'Feedback is passed on to another service only if this hub uses one and you agree to it in the privacy settings.',
    'Names, numbers and dates of champions, spells and items come from the public data of the publisher. The coordinates of the map were worked out from a public dump of the navigation grid of season 2024 and from the places of buildings in public records of matches. All drawings are our own.',
  ],
};

const age: TermsSection = {
  title: 'Age Restriction',
  paragraphs: [
    `You must be at least 18 years old to use ${PRODUCT_NAME} on your own. If you are younger, a parent or guardian must agree and be responsible for you.`,
    'We do not knowingly collect data from anyone under 13. If we find such data, we delete it. If you are a parent or guardian and believe that your child has an account here, please contact us.',
  ],
};

const changes: TermsSection = {
  title: 'Changes',
  paragraphs: [
    'We may update this page. The date at its head says when that was done last, and a change holds from the moment it stands here. Please look in from time to time.',
  ],
};

const questions: TermsSection = {
  title: 'Questions',
  paragraphs: [
    'You may ask at any time what we have stored about you, have it corrected, or have your account and everything with it deleted. Inquiries are answered within 1 month.',
  ],
};

/** Terms and policies. */
const en = {
  sections: { privacy, availability, logData, security, links, age, changes, questions },
};

export const termsTexts = pickTexts({ en });
