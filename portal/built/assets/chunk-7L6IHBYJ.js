var o="/portal/operator",t=[{page:"operator",to:o,icon:"shield"},{page:"audit",to:`${o}/audit`,icon:"clock"}];export{o as a,t as b};
