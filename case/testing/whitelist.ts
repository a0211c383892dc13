/** From which step on something may be read in a view: for all roles the same, or for each that ever may. */
interface Due {
  readonly from: string | { readonly provider?: string; readonly rt?: string; readonly rn?: string }
  /** The fields of each object of the view; * stands for any index. */
  readonly seen: { readonly [object: string]: string }
}

/** For tests: everything that may ever be read, and since when. What is not here must not be sent. */
export const whitelist: readonly Due[] = [
  {
    from: { provider: '/medical-call', rt: '/medical-call/audio', rn: '/medical-call/audio' },
    seen: {
      view: 'isRunning canDecide canLead mayContinue score note chatBefore isReportDue',
      'team.*': 'roleId uid step',
      'team.*.standIn': 'manner doing',
      'seatNews.*': 'uid roleId by',
      places: '*',
      clock: 'pace',
      recordings: 'isShared',
      'recordings.listened': 'Nurse Therapist',
      leave: 'Nurse Therapist Provider',
      'chat.*': 'roleId message user time',
    },
  },
  {
    from: { provider: '/medical-call' },
    seen: {
      call: 'caller title answeredAt',
      'call.told.captions': '*',
      'call.told': 'weightKg',
      'call.told.timing': 'durationMs',
      'call.told.timing.captions.*': 'fromMs toMs',
      'call.told.timing.peaks': '*',
      'call.told.newborn.*': 'label value',
      'call.told.places.*': 'label value',
      'call.told.numbers': 'MAP PIP PEEP rate FiO2 ph PCO2 PO2 BE heartRate bloodPressure oxygenPre oxygenPost',
    },
  },
  {
    from: { provider: '/record', rt: '/medical-call/audio', rn: '/medical-call/audio' },
    seen: {
      'summaryList.headings': '*',
      'summaryList.goodLengthMs': 'from to',
      'summaryList.advice': '*',
      'summaryList.ticked': '*',
      'recordings.summary': 'path mimeType durationMs at',
      'recordings.summary.captions.*': 'text fromMs toMs',
      'recordings.words.summary': 'text',
      'recordings.words.summary.covered': '*',
    },
  },
  {
    from: '/provider/transport/selection',
    seen: {
      'chat.*': 'isStandIn',
      'questions.transport-mode': 'question',
      'questions.transport-mode.options': '*',
      'questions.transport-mode.answers': 'rt rn provider',
      'questions.transport-mode.result': 'right bridge',
      'questions.transport-mode.result.options.*': 'name score why',
    },
  },
  {
    from: '/provider/response-time',
    seen: {
      'questions.response-time': 'question',
      'questions.response-time.options': '*',
      'questions.response-time.answers': 'rt rn provider',
      'questions.response-time.result': 'right note bridge',
      'questions.response-time.result.options.*': 'name score why',
    },
  },
  {
    from: { provider: '/provider/transport/preparation' },
    seen: {
      'reviewList.points.*': 'slug text afterOrder',
      'board.*.units.*': 'id name stepsDone stepsInAll startedAt freeAt doneAt checkAskedAt',
      'reviewList.ticked': '*',
    },
  },
  {
    from: {
      provider: '/provider/transport/preparation',
      rt: '/therapist/transport/preparation',
      rn: '/nurse/transport/preparation',
    },
    seen: {
      clock: 'startedAt',
      'board.*': 'roleId firebaseId taskName taskStatus',
    },
  },
  {
    from: { provider: '/provider/transport/preparation', rt: '/therapist/transport/preparation' },
    seen: {
      'checks.open.*': 'work drug order askedAt',
      'checks.open.*.made.*': 'slug name value',
    },
  },
  {
    from: {
      provider: '/provider/transport/ready-to-leave',
      rt: '/therapist/transport/preparation',
      rn: '/nurse/transport/preparation',
    },
    seen: {
      clock: 'stoppedAt',
      preparationResult: 'startedAt stoppedAt tookMs bestMs loadingMs',
      'preparationResult.band': 'title advice',
      'preparationResult.promise': 'name limitMs isKept toSpareMs',
      'preparationResult.units.*': 'id roleId name startedAt freeAt doneAt',
      'preparationResult.orderPuzzle': '*',
      'preparationResult.firstMoves.*': 'move totalMs',
    },
  },
  {
    from: { rt: '/therapist/transport/preparation', rn: '/nurse/transport/preparation' },
    seen: {
      'tasks.tasks.*': 'firebaseId taskName taskDesc taskStatus url',
      'tasks.tasks.*.units.*': 'id name url busyMs totalMs startedAt busyUntil timeUpAt freeAt doneAt',
      'tasks.tasks.*.units.*.steps.*': 'slug kind label unit doneAt reading chosen value',
      'tasks.tasks.*.units.*.steps.*.options.*': 'slug name',
      'tasks.tasks.*.units.*.steps.*.items.*': 'slug name isPicked',
      'tasks.busy': 'work until',
    },
  },
  {
    from: { rt: '/therapist/transport/preparation' },
    seen: {
      'checks.busy': 'work until',
    },
  },
  {
    from: { rn: '/nurse/transport/preparation' },
    seen: {
      'tasks.tasks.*.units.*': 'order',
      'tasks.tasks.*.units.*.lock': 'why until drugs',
      'tasks.tasks.*.units.*.steps.*.using': 'label',
      'tasks.tasks.*.units.*.steps.*.using.options.*': 'slug name',
      'tasks.tasks.*.units.*.steps.*.asks.*': 'slug name unit isDone chosen value working',
      'tasks.tasks.*.units.*.steps.*.asks.*.using': 'label',
      'tasks.tasks.*.units.*.steps.*.asks.*.using.options.*': 'slug name',
      'tasks.tasks.*.units.*.steps.*.items.*': 'note',
      'tasks.tasks.*.units.*.steps.*': 'checkAskedAt',
      'tasks.tasks.*.units.*.steps.*.sentBack': 'roleId part finding',
      'tasks.tasks.*.units.*.steps.*.asks.*.newestWrong': 'value verdict',
    },
  },
  {
    from: { provider: '/provider/challenge', rt: '/therapist/challenge', rn: '/nurse/challenge' },
    seen: {
      'challenge.index': 'question formula answer',
      'challenge.index.given.*': 'label value',
      'challenge.own': 'question',
      'challenge.done': 'Nurse Therapist Provider',
      'challenge.index.choose': 'question answer',
      'challenge.index.choose.options': '*',
      'challenge.result.index': 'right formula',
      'challenge.result.index.answers.provider': 'typed isRight chosen',
      'challenge.result.index.answers.rt': 'typed isRight chosen',
      'challenge.result.index.answers.rn': 'typed isRight chosen',
      'challenge.result.index.options.*': 'name isRight verdict',
      'challenge.result.index.working': '*',
      'challenge.result.index.teaching': '*',
      'challenge.result.hfov.suggestions.rt': 'MAP RR isAccepted',
      'challenge.result.hfov.suggestions.rn': 'MAP RR isAccepted',
      'challenge.result.hfov': 'chosen standardStartNote',
      'challenge.result.hfov.options.*': 'name isRight verdict',
      'challenge.result.hfov.standardStart': 'MAP RR',
      'challenge.result.hfov.working': '*',
      'challenge.result.own.provider': 'question chosen right',
      'challenge.result.own.provider.options.*': 'slug name verdict',
      'challenge.result.own.provider.working': '*',
      'challenge.result.own.rt': 'question',
      'challenge.result.own.rt.answers.*': 'slug label unit answer right isRight',
      'challenge.result.own.rt.working': '*',
      'challenge.result.own.rn': 'question',
      'challenge.result.own.rn.answers.*': 'slug label unit answer right isRight',
      'challenge.result.own.rn.working': '*',
    },
  },
  {
    from: { provider: '/provider/challenge' },
    seen: {
      'challenge.choose': 'question unitNote answer',
      'challenge.choose.options': '*',
      'challenge.own.options.*': 'slug name',
      'challenge.choose.suggestions.rt': 'MAP RR',
      'challenge.choose.suggestions.rn': 'MAP RR',
      'challenge.own': 'answer',
    },
  },
  {
    from: { rt: '/therapist/challenge', rn: '/nurse/challenge' },
    seen: {
      'challenge.suggest': 'question unitNote isClosed',
      'challenge.suggest.limits.MAP': 'from to',
      'challenge.suggest.limits.RR': 'from to',
      'challenge.own.given.*': 'label value',
      'challenge.own.asks.*': 'slug label unit',
      'challenge.suggest.answer': 'MAP RR',
    },
  },
  {
    from: { rt: '/therapist/challenge' },
    seen: {
      'challenge.own.answer': 'minutes cylinders',
    },
  },
  {
    from: { rn: '/nurse/challenge' },
    seen: {
      'challenge.own.answer': 'rate',
    },
  },
  {
    from: '/case/obtain-report',
    seen: {
      bedsideReport: 'time',
      'bedsideReport.questions.*': 'slug question',
      'bedsideReport.questions.*.asked': 'roleId time',
      'bedsideReport.questions.*.reveals': '*',
      'bedsideReport.items.*': 'slug title text',
    },
  },
  {
    from: '/case/report',
    seen: {
      'vitals.monitor': 'heartRate bloodPressure oxygenPre oxygenPost systolic diastolic mean',
      vitals: 'hasArterialLine isOnHFOV',
      'vitals.currentHFOV': 'MAP RR',
      'vitals.machine': 'machine name',
      'vitals.machine.readings.*': 'label value',
      'vitals.infusions.running.*': 'drug mlPerHour pump',
      'vitals.infusions': 'salineMl boluses',
    },
  },
  {
    from: '/case/decision-point/1',
    seen: {
      'vitals.infusions.running.*.dose': 'value unit',
      'points.*': 'point title time openedAt eventSentences showing resultsAt',
      'points.*.situation': '*',
      'points.*.groups.*': 'name isOpen rt rn provider decidedAt',
      'points.*.groups.*.options.*': 'slug name score why',
      'pages.*': 'point',
      'pages.*.pages.*': 'page',
      'pages.*.pages.*.rows.*': 'slug title teaching',
      'pages.*.pages.*.rows.*.facts': '*',
      'pages.*.pages.*.rows.*.panels': '*',
      'pages.*.pages.*.rows.*.films.*': 'film time finding',
      'pages.*.machine': 'machine name',
      'pages.*.machine.readings.*': 'label value',
      'pages.*.infusions.running.*': 'drug mlPerHour pump',
      'pages.*.infusions.running.*.dose': 'value unit',
      'pages.*.infusions': 'salineMl boluses',
      'pages.*.visited': '*',
      'points.*.groups.*.rt': '*',
      'points.*.groups.*.rn': '*',
      'points.*.groups.*.provider': '*',
      'vitals.gases.*': 'point time kind isKFlagged',
      'vitals.gases.*.values': 'ph PCO2 PO2 HCO3 BE Hct Glu iCa Na K',
      'pages.*.procedures.*': 'slug name',
      'pages.*.gas': 'point time kind isKFlagged',
      'pages.*.gas.values': 'ph PCO2 PO2 HCO3 BE Hct Glu iCa Na K',
      'pages.*.results': 'fares',
      'pages.*.results.monitor': 'went isWorst',
      'pages.*.results.monitor.before': 'heartRate bloodPressure oxygenPre oxygenPost systolic diastolic mean',
      'pages.*.results.monitor.now': 'heartRate bloodPressure oxygenPre oxygenPost systolic diastolic mean',
      'pages.*.results.gas.taken': 'point time kind isKFlagged',
      'pages.*.results.gas.taken.values': 'ph PCO2 PO2 HCO3 BE Hct Glu iCa Na K',
      'pages.*.results.gas': 'went',
      'pages.*.results.decided.*': 'group slug name score why',
    },
  },
  {
    from: '/case/decision-point/4',
    seen: {
      'points.*.call': 'since time',
      'points.*.call.text': '*',
    },
  },
  {
    from: '/case/NICU',
    seen: {
      handover: 'time age receivedBy',
      'handover.headings': '*',
      'handover.goodLengthMs': 'from to',
      'handover.advice': '*',
    },
  },
  {
    from: '/case/NICU/record',
    seen: {
      'handover.ticked.rt': '*',
      'handover.ticked.rn': '*',
    },
  },
  {
    from: '/case/NICU/save-recording',
    seen: {
      'recordings.handover': 'path mimeType durationMs at',
      'recordings.handover.captions.*': 'text fromMs toMs',
    },
  },
  {
    from: { provider: '/case/NICU/record', rt: '/case/NICU/save-recording', rn: '/case/NICU/save-recording' },
    seen: {
      'recordings.words.handover': 'text',
    },
  },
  {
    from: { provider: '/final-report' },
    seen: { view: 'soundConsent' },
  },
  {
    from: '/final-report',
    seen: {
      'debrief.*': 'slug title',
      'debrief.*.prompts.*': 'slug kind text',
      'debrief.*.prompts.*.notes.*': 'roleId text time',
    },
  },
]

/** Without a seat: who is there. The clock stands still and no report is due, whatever the team does. */
export const withoutSeat: readonly string[] = [
  'isRunning',
  'chatBefore',
  'team.*.roleId',
  'team.*.uid',
  'team.*.step',
  'team.*.standIn.manner',
  'team.*.standIn.doing',
  'places.*',
  'seatNews.*.uid',
  'seatNews.*.roleId',
  'seatNews.*.by',
  'clock.pace',
  'canDecide',
  'canLead',
  'mayContinue',
  'isReportDue',
]
