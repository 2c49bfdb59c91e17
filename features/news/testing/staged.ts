import { NOW, type Stage } from '../../../e2e/support/stage.ts';
import { listNews } from '../admin-calls.ts';
import { hostNews, newsLikes } from '../calls.ts';

const DAY_MS = 86_400_000;

/** Likes, and no news of the host. */
export function replyNoNews(stage: Stage): void {
  stage.reply(hostNews, []);
  stage.reply(newsLikes, [{ newsId: 'username-effects', likes: 9, isLiked: true }]);
}

/** A piece of news of the host, and likes that are not the player's. */
export function replyNews(stage: Stage): void {
  stage.reply(newsLikes, [{ newsId: 'username-effects', likes: 9, isLiked: false }]);
  stage.reply(hostNews, [
    {
      id: 'd4e5f6',
      title: 'Winter cup on Sunday',
      at: NOW - DAY_MS,
      blocks: [
        {
          kind: 'paragraph',
          spans: [{ text: 'Eight players, three games of Cooldown Clash, at 18:00 UTC.' }],
        },
        { kind: 'heading', spans: [{ text: 'How to join' }] },
        { kind: 'number', spans: [{ text: 'Open the ' }, { text: 'lobby list', href: '/cooldownGuesser' }] },
        { kind: 'number', spans: [{ text: 'Ask for the ' }, { text: 'password', style: 'strong' }] },
        { kind: 'quote', spans: [{ text: 'The final is at 21:00, and everyone may watch it.' }] },
      ],
    },
  ]);
}

/** News and notices, as those who write them see them. */
export function replyToWriters(stage: Stage): void {
  stage.reply(listNews, {
    news: [
      {
        id: 'n2',
        title: 'The hub has a new machine',
        text: 'Pages open twice as fast.',
        at: NOW - (10 * DAY_MS) / 24,
      },
      { id: 'n1', title: 'Welcome to our hub', text: 'Play fair.', at: NOW - 19 * DAY_MS },
    ],
    notices: [
      { id: 'l1', text: 'Maintenance on Sunday at 06:00 UTC', until: NOW + DAY_MS, isShown: true, at: NOW },
    ],
  });
}
