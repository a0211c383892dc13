/** The specification's messages, word for word, each named after its moment. */
export const messages = {
  loggedIn: 'Login Successfully',
  caseSeeded: 'Document Created Successfully',
  answerStored: 'Document Updated Successfully',
  statusStored: 'Status Updated Successfully',
  fileUploaded: 'File Uploaded Successfully',
  fileNotUploaded: 'File cannot be Uploaded',
  fileDownloaded: 'File Downloaded Successfully',
  fileNotDownloaded: 'File cannot be Downloaded',
  fetchedAgain: 'Data Fetched Successfully',
  scoreUnreadable: 'Data cannot be Fetched',
  noFlow: 'No Flow Found',
  noData: 'No Data Found',
  vitalsUnreadable: 'Something Went Wrong',
  roleHeld: 'User with same Role Exists',
  signInRefused: "Email or Password Doesn't Match",
  serviceUnreachable: 'Firebase Error',
  unforeseen: 'Something Went Wrong. Internal Server Error',
} as const

/** Ours: what would begin on a node that is about to stop. */
export const nodeLeaves = 'This server is being replaced and begins nothing new. Try again in a moment.'

/** Ours, below the specification's words: what helps when a login finds no service. */
export const loginUnreachable =
  'The trainer cannot be reached. Check this device’s network, then log in again: what you typed is kept.'

const howMany: { readonly [count: number]: string } = { 2: 'both', 3: 'all three', 4: 'all four', 5: 'all five' }

/** Of what waits for the drugs: the story says how many there are. */
export const drugsFirst = (drugs = 0): string => `This opens once ${howMany[drugs] ?? 'all'} drugs are ready.`

export const logoutDialog = {
  title: 'Warning!!',
  text: 'If you Continue then you will be Logged Out.',
  footer: 'Press Confirm to Logout',
  confirm: 'Confirm Logout',
  cancel: 'Go Back',
  /** Ours, for the Provider alone. */
  endsCase: 'You are the Provider: the case and its report end for the whole team.',
  /** Ours, for who practises alone. */
  endsPractice: 'You practise alone: the practice and its report end.',
  /** Ours, in a room with a code. */
  seatWaits: 'Your seat waits for you. Come back with the code of the room, under the same name.',
} as const

/** Of a whole case, with its debriefing. */
export const timeNeeded = '60 to 90 minutes'

export const disclaimer =
  'Training simulation. The patient is invented. Doses, settings and scores are for teaching this one case and are not clinical guidance. Follow local protocols and a qualified clinician.'

/** What the login page says of the ways in. */
export const signInTexts = {
  byAccount: 'Your instructor has given you an account for this training.',
  byHospital: (name: string) => `You come in with the account that you have at ${name}.`,
  begin: (name: string) => `Sign in with ${name}`,
  orByPassword: 'Or with an account of this training:',
  /** Where somebody has logged out here. */
  alsoThere: (name: string) => `On a shared device, also sign out of ${name}`,
} as const
