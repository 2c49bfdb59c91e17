/** Texts of the administration about feedback, which stays English. */
export const feedbackTexts = {
  title: 'Feedback',
  kind: 'Kind',
  kinds: { bug: 'Bug', idea: 'Idea' },
  text: 'Text',
  from: 'From',
  since: 'Since',
};
