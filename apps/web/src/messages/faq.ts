import { PRODUCT_NAME } from '@hub/protocol/product';
import { t } from '@lingui/core/macro';

export interface FaqEntry {
  readonly question: string;
  readonly answer: string;
}

const gettingStarted = (): readonly FaqEntry[] => [
  {
    question: t`What is ${PRODUCT_NAME}?`,
    answer: t`A free, unofficial hub of seven champion-themed mini-games in your browser. Play alone, in a pair or in a lobby, climb the rankings and earn Blue Essence for cosmetics.`,
  },
  {
    question: t`Do I need an account?`,
    answer: t`A guest account needs a username and nothing else. Recovery codes from your profile bring it back on another device; where this hub offers it, a linked Google account does the same.`,
  },
  {
    question: t`Can I change my username later?`,
    answer: t`No. Usernames cannot be changed after creation, so choose one you like. It can have up to 12 characters.`,
  },
  {
    question: t`Which browsers can I use?`,
    answer: t`Chrome, Edge, Firefox and Safari of the last three years: Chrome and Edge from version 120, Firefox from 121, Safari from 17.2, on computers, tablets and phones. Translating a page in the browser is fine.`,
  },
  {
    question: t`Does it cost anything?`,
    answer: t`No. All games are free. Blue Essence is earned by playing and cannot be bought.`,
  },
];

const games = (): readonly FaqEntry[] => [
  {
    question: t`Which games are there?`,
    answer: t`Seven. Alone: Champion Rift, Item Rift and Emoji Rift (together the Daily Rifts), Rift Guesser, and More or Less, which two can also play as a pair. At a table for two to eight: Chain of Legends and Cooldown Clash, with people or bots.`,
  },
  {
    question: t`Where are the rules of a game?`,
    answer: t`Press “How to play”: the question mark in the menu or, on a phone, in the bar above the game.`,
  },
  {
    question: t`How do I earn Blue Essence?`,
    answer: t`By playing the PvE games: 100 for every completed mode of a daily rift, 1 for every right answer in More or Less, and 5 for every round you survive in Rift Guesser, if it is six or more. More or Less and Rift Guesser together pay up to 1,500 a day; scores always count. A win against bots pays 10, up to five times a day, and a full ring of the day pays 40. New guests who answer the three questions on the welcome page begin with 10.`,
  },
  {
    question: t`When does the next daily rift open?`,
    answer: t`Every day at midnight UTC. All players get the same rift. A rift that you have opened before midnight counts if you finish it by 00:30 UTC.`,
  },
  {
    question: t`How do I play with friends?`,
    answer: t`Send them the link of your game: More or Less has a coop mode for two, and a lobby of Chain of Legends or Cooldown Clash holds up to eight players. A lobby can have a password.`,
  },
  {
    question: t`What is quick play?`,
    answer: t`It seats you at a table of Chain of Legends or Cooldown Clash within seconds. Bots take the seats that no player takes, and you choose how strong they are.`,
  },
  {
    question: t`What are challenges?`,
    answer: t`At the end of a daily rift, or of More or Less played alone, you can send a link. Friends get the same questions, and your answers appear beside theirs. A link works for seven days.`,
  },
  {
    question: t`What are leagues?`,
    answer: t`A league is a competition among friends over seven days. The three daily rifts count, and so does one duel a day with the same questions for all. Begin one under “Leagues” in the menu and send its code.`,
  },
  {
    question: t`What are streaks and freezes?`,
    answer: t`A streak counts the days on which you completed a rift. Each rift has its own. Seven completed days earn a freeze, and you can hold two. A freeze keeps the streak over one missed day; you do not have to switch it on.`,
  },
  {
    question: t`What is hard mode?`,
    answer: t`In Champion Rift and Item Rift you can switch it on before the first guess. Then every guess must fit all clues so far. The reward is the same; your profile counts the days.`,
  },
  {
    question: t`What does the coach do?`,
    answer: t`After you have solved Champion Rift or Item Rift, it shows how many answers each guess ruled out, which guess helped most, and what would have helped more. It changes no score.`,
  },
  {
    question: t`What waits for me?`,
    answer: t`Running games, invitations, challenges and the duel of the day stand at the foot of every page, with a button that leads there.`,
  },
  {
    question: t`My connection broke in the middle of a game. Is it lost?`,
    answer: t`No. A game alone waits for you for up to 24 hours. Where others are waiting too, your seat is held for a short while, and the page reconnects by itself.`,
  },
];

const account = (): readonly FaqEntry[] => [
  {
    question: t`What happens when I log out as a guest?`,
    answer: t`The account is not deleted, but you need a way back. Create recovery codes on your profile first, or connect Google where this hub offers it.`,
  },
  {
    question: t`What are recovery codes?`,
    answer: t`Codes that bring you back into your account on any device. Make them on your profile and keep them in a safe place. Each code works once.`,
  },
  {
    question: t`How do I delete my account?`,
    answer: t`With “Delete my account” on your profile. You are logged out everywhere, and a recovery code reopens the account for 14 days; after that it is erased. You can also write to us.`,
  },
  {
    question: t`Where is my progress kept?`,
    answer: t`On this server. Your browser keeps only the key to your account, so clearing its data has the same effect as logging out. Keep a recovery code from your profile somewhere safe.`,
  },
  {
    question: t`What can I do with Blue Essence?`,
    answer: t`Buy looks in the shop: effects for your username and icons for your profile. They change how you look to others and nothing else, and you wear one of each at a time.`,
  },
];

const technical = (): readonly FaqEntry[] => [
  {
    question: t`Can I play in another language?`,
    answer: t`Yes. The choice at the foot of the menu changes everything that you read, in twenty languages.`,
  },
  { question: t`Does it work on a phone?`, answer: t`Yes. Every game fits a phone screen.` },
  {
    question: t`Can I play offline?`,
    answer: t`No. ${PRODUCT_NAME} needs an internet connection: every game runs on this server, and your browser must be able to reach it.`,
  },
  {
    question: t`Why do I hear no sound?`,
    answer: t`Sound starts with your first click on the page. The volume slider is in the sidebar.`,
  },
  {
    question: t`Can I have less motion?`,
    answer: t`Yes. Ask your device for less motion, and confetti, the ticker and moving names stand still here too.`,
  },
];

const leaderboards = (): readonly FaqEntry[] => [
  {
    question: t`Are leaderboards reset?`,
    answer: t`Leaderboards are permanent all-time bests. Some games may have seasonal or weekly ones.`,
  },
  {
    question: t`How do rank tiers work?`,
    answer: t`Your best score decides the tier, from Bronze over Silver, Gold, Diamond and Master to Challenger. A tier is never lost.`,
  },
  {
    question: t`Can a player send in a made-up score?`,
    answer: t`No. The server runs every game and writes down the score itself when the game is over.`,
  },
];

const support = (): readonly FaqEntry[] => [
  {
    question: t`How do I report a bug or an idea?`,
    answer: t`Use the feedback widget below. It takes bugs and ideas and tells us which page you were on.`,
  },
  {
    question: t`How can I reach you?`,
    answer: t`Write to us with the contact below. Inquiries are answered within 1 month.`,
  },
  {
    question: t`Is ${PRODUCT_NAME} official?`,
    answer: t`No. ${PRODUCT_NAME} is a fan project. It is not endorsed by the publisher of the game it is about.`,
  },
];

/** The FAQ. */
export const faqEntries = () => ({
  gettingStarted: { title: t`Getting Started`, questions: gettingStarted() },
  games: { title: t`Games & Gameplay`, questions: games() },
  account: { title: t`Account & Progress`, questions: account() },
  technical: { title: t`Mobile & Technical`, questions: technical() },
  leaderboards: { title: t`Leaderboards & Competition`, questions: leaderboards() },
  support: { title: t`Support & Contact`, questions: support() },
});
