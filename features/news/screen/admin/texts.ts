/** Texts of the administration about news and notices, which stays English. */
export const newsTexts = {
  notice: 'Notice',
  kind: 'Kind',
  write: 'Write',
  preview: 'Preview',
  title: 'Title',
  text: 'Text, Markdown without HTML',
  until: 'Until, empty for ever',
  allNews: 'Published news',
  allNotices: 'Notices',
  at: 'At',
  state: 'State',
  shownUntil: (end: string | undefined): string => (end === undefined ? 'Shown' : `Shown until ${end}`),
  remove: 'Remove',
};
