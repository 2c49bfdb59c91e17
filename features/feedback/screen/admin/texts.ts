/** Texts of the administration about feedback, which stays English. */
export const feedbackTexts = {
  title: 'Feedback',
  noFeedback: 'No feedback yet.',
  kind: 'Kind',
  kinds: { bug: 'Bug', idea: 'Idea' },
  text: 'Text',
  page: 'Page',
  from: 'From',
  visitor: 'a visitor',
  since: 'Since',
};
